#include "script/find.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SUFFIX     ".lua"
#define TEXT_MOST  ((size_t)1 << 20) /* bytes of a script */
#define NAMES_MOST 512

/* ---- The folder ---- */

static const char *folder_of(const char *scripts) {
  const char *set = getenv("UZEL_SCRIPTS");
  if (scripts) return scripts;
  if (set && *set) return set;
  if (!*UZEL_SCRIPTS_SOURCE || !access(UZEL_SCRIPTS_INSTALLED "/variants", R_OK))
    return UZEL_SCRIPTS_INSTALLED;
  return UZEL_SCRIPTS_SOURCE;
}

size_t uz_scripts_folder(const char *scripts, char *text, size_t size) {
  return (size_t)snprintf(text, size, "%s", folder_of(scripts));
}

static char *join(uz_arena *arena, const char *folder, const char *sub, const char *name) {
  size_t size = strlen(folder) + strlen(sub) + strlen(name) + sizeof "//" SUFFIX;
  char *path = uz_arena_alloc(arena, size);
  if (path) snprintf(path, size, "%s/%s/%s" SUFFIX, folder, sub, name);
  return path;
}

/* ---- Reading ---- */

/* Reads a whole file; NULL with errno set when it cannot be read. */
static char *read_text(uz_arena *arena, const char *path, size_t *length) {
  FILE *in = fopen(path, "rb");
  if (!in) return NULL;
  char *text = NULL;
  getc(in); /* a folder can be opened, but not read */
  long size = ferror(in) || fseek(in, 0, SEEK_END) ? -1 : ftell(in);
  if (size >= 0 && (size_t)size > TEXT_MOST) errno = EFBIG;
  if (size >= 0 && (size_t)size <= TEXT_MOST) text = uz_arena_alloc(arena, (size_t)size + 1);
  rewind(in);
  if (text) {
    *length = fread(text, 1, (size_t)size, in);
    if (ferror(in)) text = NULL;
  }
  fclose(in);
  return text;
}

/* A byte order mark is no part of the text. */
static uz_file without_mark(const char *name, const char *text, size_t length) {
  bool marked = length >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3);
  return (uz_file){.name = name, .text = text + 3 * marked, .length = length - 3 * marked};
}

static bool add_file(uz_run *run, const char *name, const char *text, size_t length) {
  uz_file file = without_mark(name, text, length);
  if (!uz_tokens_read(run->arena, file.text, file.length, &file.tokens)) return false;
  run->file[run->files++] = file;
  return true;
}

/* ---- Names ---- */

static bool is_path(const char *variant) {
  size_t n = strlen(variant), suffix = strlen(SUFFIX);
  return strchr(variant, '/') || (n > suffix && !strcmp(variant + n - suffix, SUFFIX));
}

/* "folder/name.lua" -> "name" */
static const char *base_name(uz_arena *arena, const char *path) {
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  size_t n = strlen(name), suffix = strlen(SUFFIX);
  if (n > suffix && !strcmp(name + n - suffix, SUFFIX)) n -= suffix;
  return uz_arena_text(arena, name, n);
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The scripts in a folder, in order; into names[] with room for NAMES_MOST. */
static size_t list_scripts(uz_run *run, const char *sub, const char **names) {
  char path[4096];
  size_t n = 0;
  snprintf(path, sizeof path, "%s/%s", run->folder, sub);
  DIR *folder = opendir(path);
  if (!folder) return 0;
  for (struct dirent *entry; n < NAMES_MOST && (entry = readdir(folder));)
    if (*entry->d_name != '.' && is_path(entry->d_name) &&
        (names[n] = base_name(run->arena, entry->d_name)))
      n++;
  closedir(folder);
  qsort(names, n, sizeof *names, by_text);
  return n;
}

void uz_unknown_variant(uz_run *run) {
  const char *names[NAMES_MOST + NAMES_MOST];
  size_t n = list_scripts(run, "variants", names);
  for (unsigned i = 0; i < run->presets_count && n < 2 * NAMES_MOST; i++)
    names[n++] = run->presets[i].name;
  uz_diags_add(run->diags, (uz_source){NULL, 0}, UZ_D_unknown_variant, run->load->variant,
               uz_nearest(run->load->variant, names, n), NULL, NULL);
}

/* ---- Variants ---- */

/* A link is there, but what it names may not be. */
static uz_status cannot_read(uz_run *run, const char *path) {
  const char *reason = strerror(errno);
  char target[1024];
  ssize_t length = readlink(path, target, sizeof target - 1);
  target[length > 0 ? length : 0] = '\0';
  uz_diags_add(run->diags, (uz_source){NULL, 0}, UZ_D_cannot_read, path, reason, target, NULL);
  return UZ_IO;
}

static uz_status read_script(uz_run *run, const char *path) {
  size_t length = 0;
  errno = 0;
  char *text = read_text(run->arena, path, &length);
  if (!text) return errno ? cannot_read(run, path) : UZ_NO_MEMORY;
  run->def->script = path;
  return add_file(run, path, text, length) ? UZ_OK : UZ_NO_MEMORY;
}

static bool is_variant_name(const char *name) {
  for (const char *c = name; *c; c++)
    if (!isalnum((unsigned char)*c) && !strchr("_-", *c)) return false;
  return *name;
}

/* The script of a variant: its own, or that of the variant of which it may be a preset. A preset's
 * name is the script's with more behind a '-'. */
static const char *script_of(uz_run *run, const char *variant) {
  char *name = uz_arena_text(run->arena, variant, strlen(variant));
  while (name && *name) {
    const char *path = join(run->arena, run->folder, "variants", name);
    if (path && !access(path, F_OK)) return path;
    char *cut = strrchr(name, '-');
    *(cut ? cut : name) = '\0';
  }
  return NULL;
}

static uz_status find_by_name(uz_run *run, const char *variant) {
  const char *path = is_variant_name(variant) ? script_of(run, variant) : NULL;
  if (!path) {
    uz_unknown_variant(run);
    return UZ_BAD_USE;
  }
  run->def->name = base_name(run->arena, path);
  if (run->def->name && strcmp(run->def->name, variant) != 0) run->preset = variant;
  return read_script(run, path);
}

uz_status uz_find_script(uz_run *run) {
  const uz_load *load = run->load;
  const char *folder = folder_of(load->scripts);
  run->folder = uz_arena_text(run->arena, folder, strlen(folder));
  const char *variant = uz_arena_text(run->arena, load->variant, strlen(load->variant));
  if (!run->folder || !variant) return UZ_NO_MEMORY;
  if (!load->text && !is_path(variant)) return find_by_name(run, variant);
  run->def->name = base_name(run->arena, variant);
  run->def->script = variant;
  if (!load->text) return read_script(run, variant);
  return add_file(run, variant, load->text, load->length) ? UZ_OK : UZ_NO_MEMORY;
}

/* ---- Families ---- */

int uz_read_family(lua_State *L, const char *name) {
  uz_run *run = uz_run_of(L);
  size_t length = 0;
  const char *path = join(run->arena, run->folder, "families", name);
  char *text = path && run->files < UZ_FILES_MOST ? read_text(run->arena, path, &length) : NULL;
  return text && add_file(run, path, text, length) ? (int)run->files - 1 : -1;
}

void uz_unknown_family(lua_State *L, const char *name) {
  const char *names[NAMES_MOST];
  size_t n = list_scripts(uz_run_of(L), "families", names);
  uz_fault(L, uz_here(L), UZ_D_unknown_family, name, uz_nearest(name, names, n),
           uz_list_names(L, names, n), NULL);
}
