/* Rights with `unmoved`, marks with `marked` and `take_marker`: each needs the other. */
#include "rules/checks.h"
#include "rules/walk.h"

static bool letter_is_taken(const uz_game_def *def, unsigned right) {
  for (unsigned k = 0; k < right; k++)
    if (!strcmp(def->rights[k].letter, def->rights[right].letter)) return true;
  return false;
}

void uz_check_right_letters(uz_checker *c) {
  for (unsigned i = 0; i < c->def->rights_count; i++) {
    const uz_right_def *right = &c->def->rights[i];
    if (!uz_is_one_letter(right->letter))
      uz_diags_add(c->diags, right->at, UZ_D_right_not_a_letter, right->letter, NULL, NULL, NULL);
    else if (letter_is_taken(c->def, i))
      uz_diags_add(c->diags, right->at, UZ_D_same_right, right->letter, NULL, NULL, NULL);
    for (int k = 0; k < 2; k++)
      if (right->site[k]) uz_check_site_name(c, right->at, right->site[k]);
    for (unsigned k = 0; k < right->pieces_count; k++)
      uz_check_piece_name(c, right->at, right->pieces[k]);
  }
}

void uz_check_right_sites(uz_checker *c) {
  for (unsigned i = 0; i < c->def->rights_count; i++) {
    const uz_right_def *right = &c->def->rights[i];
    for (int k = 0; k < 2 && right->site[k]; k++) {
      uz_site site = uz_board_find(c->def->board, right->site[k]);
      if (c->start[site] == UZ_EMPTY)
        uz_diags_add(c->diags, right->at, UZ_D_right_without_unit, right->letter, right->site[k],
                     NULL, NULL);
    }
  }
}

/* Where the game first asks a test of a sort. */
typedef struct asked {
  uz_test_op op;
  uz_source at;
  bool found;
} asked;

static void look_for(void *context, const uz_test_seat *seat) {
  asked *a = context;
  if (a->found || !uz_test_asks(seat->test, a->op)) return;
  a->found = true;
  a->at = seat->at;
}

static asked first_asked(const uz_game_def *def, uz_test_op op) {
  asked a = {.op = op};
  uz_walk_seats(def, look_for, &a);
  return a;
}

void uz_check_unmoved(uz_checker *c) {
  asked unmoved = first_asked(c->def, UZ_TEST_UNMOVED);
  if (unmoved.found && !c->def->rights_count)
    uz_diags_add(c->diags, unmoved.at, UZ_D_unmoved_without_rights, NULL, NULL, NULL, NULL);
  if (!unmoved.found && c->def->rights_count)
    uz_diags_add(c->diags, c->def->rights[0].at, UZ_D_rights_unused, c->def->rights[0].letter, NULL,
                 NULL, NULL);
}

void uz_check_marks(uz_checker *c) {
  const uz_rule *marks = uz_game_rule_with(c->def, UZ_EFFECT_MARK);
  const uz_rule *takes = uz_game_rule_with(c->def, UZ_EFFECT_TAKE_MARKER);
  asked marked = first_asked(c->def, UZ_TEST_MARKED);
  if (marked.found && !marks)
    uz_diags_add(c->diags, marked.at, UZ_D_needs_mark, "marked", NULL, NULL, NULL);
  if (takes && !marks)
    uz_diags_add(c->diags, takes->at, UZ_D_needs_mark, "take_marker", NULL, NULL, NULL);
  if (marks && !marked.found && !takes)
    uz_diags_add(c->diags, marks->at, UZ_D_mark_unused, NULL, NULL, NULL, NULL);
}
