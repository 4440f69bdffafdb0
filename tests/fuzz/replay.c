/* Stands in for libFuzzer: runs a fuzz target once on every file of the folders given, so that the
 * seeds and past findings are tested by every compiler. A folder that is not there has no seeds; the
 * empty input is always run. */
#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The file goes into a block of exactly its size, where a sanitizer sees a read beyond the end. */
static bool run_file(const char *path) {
  FILE *in = fopen(path, "rb");
  if (!in) return false;
  uint8_t *data = NULL;
  long size = -1;
  if (fseek(in, 0, SEEK_END) == 0 && (size = ftell(in)) >= 0 && fseek(in, 0, SEEK_SET) == 0)
    data = malloc(size > 0 ? (size_t)size : 1);
  bool good = data && fread(data, 1, (size_t)size, in) == (size_t)size;
  fclose(in);
  if (good) LLVMFuzzerTestOneInput(data, (size_t)size);
  free(data);
  return good;
}

/* Returns the number of files run, -1 when one cannot be read. */
static int run_folder(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) return 0;
  int files = 0;
  for (struct dirent *entry; files >= 0 && (entry = readdir(folder));) {
    char name[4096];
    if (entry->d_name[0] == '.') continue;
    snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
    if (run_file(name)) {
      files++;
    } else {
      perror(name);
      files = -1;
    }
  }
  closedir(folder);
  return files;
}

int main(int count, char **folders) {
  uint8_t *nothing = calloc(1, 1);
  if (!nothing) return EXIT_FAILURE;
  LLVMFuzzerTestOneInput(nothing, 0);
  free(nothing);
  for (int i = 1; i < count; i++) {
    int files = run_folder(folders[i]);
    if (files < 0) return EXIT_FAILURE;
    printf("%s: %d inputs\n", folders[i], files);
  }
  return EXIT_SUCCESS;
}
