#include "play/explore.h"

#include "play/ask.h"
#include "play/promote.h"

#define STOPS_MOST UZ_SITES_MOST /* landings of one move; of victims there are fewer */

typedef struct walk {
  uz_position *p;
  const uz_game *game;
  int side;
  uz_site start, cursor, before; /* `before`: the site passed just before the cursor */
  uz_code mover, unit;           /* at the start, and now */
  uint8_t dir;
  bool touched, stopped;          /* landed in the unit's zone; there the move must end */
  bool probing, can;              /* asks only whether a chain can go on; it can */
  bool attacking;                 /* asks what could be captured */
  uint32_t again[UZ_CHAINS_MOST]; /* how often each chain's end was reached */
  uint16_t victims, landings;
  uint16_t victim[STOPS_MOST], landing[STOPS_MOST];
  uz_code victim_code[STOPS_MOST];
  uz_site mark, partner_from, partner_to;
  uz_found *found;
  void *context;
} walk;

static void run(walk *w, uint32_t pc);

/* ---- Conditions ---- */

static bool holds(const walk *w, uz_cond cond, unsigned site, uz_code code) {
  const uz_asker asker = {w->p, w->side, w->start, w->mover, w->attacking};
  return uz_cond_holds(&asker, cond, site, code);
}

static bool holds_at(const walk *w, uz_cond cond, unsigned site) {
  return holds(w, cond, site, w->p->board[site]);
}

/* ---- Victims and landings ---- */

static void take(walk *w, unsigned site, uz_code leaves) {
  w->victim[w->victims] = (uint16_t)site;
  w->victim_code[w->victims++] = w->p->board[site];
  w->p->board[site] = leaves;
}

static void give_back(walk *w) {
  w->victims--;
  w->p->board[w->victim[w->victims]] = w->victim_code[w->victims];
}

static const uz_promo *promo_of(const walk *w) {
  return &w->game->kind[w->side][uz_code_kind(w->unit)].promo;
}

/* Goes on at pc with what landing in a zone makes of the unit. */
static void run_landed(walk *w, uint32_t pc) {
  const uz_promo *promo = promo_of(w);
  uz_code unit = w->unit;
  bool in_zone = promo->zone && uz_set_has(promo->zone, w->cursor);
  bool touched = w->touched, stopped = w->stopped;
  w->touched = touched || in_zone;
  w->stopped = stopped || (in_zone && promo->when == UZ_PROMOTES_STOPS);
  if (in_zone && promo->when == UZ_PROMOTES_AT_ONCE) {
    uz_code to[UZ_KINDS_MOST];
    unsigned count = uz_promo_choices(w->p, promo, w->start, unit, to);
    for (unsigned i = 0; i < count; i++) {
      w->unit = to[i];
      run(w, pc);
    }
    w->unit = unit;
  } else {
    run(w, pc);
  }
  w->touched = touched;
  w->stopped = stopped;
}

/* Lands on a site, captures an enemy that stands there, and goes on at pc. */
static void land(walk *w, uz_site site, uz_site before, uint32_t pc) {
  uz_site old_cursor = w->cursor, old_before = w->before;
  if (w->landings == STOPS_MOST) w->p->work = 0; /* it goes round for ever */
  if (!uz_position_spend(w->p, 1)) return;
  bool captures = uz_codes_have(UZ_SIDE_CODES(1 - w->side), w->p->board[site]);
  if (captures) take(w, site, UZ_EMPTY);
  w->cursor = site;
  w->before = before;
  w->landing[w->landings++] = site;
  run_landed(w, pc);
  w->landings--;
  w->cursor = old_cursor;
  w->before = old_before;
  if (captures) give_back(w);
}

/* ---- Instructions ---- */

static inline unsigned next_dir(uz_dirs *dirs) {
  unsigned dir = (unsigned)__builtin_ctzll(*dirs);
  *dirs &= *dirs - 1;
  return dir;
}

static uz_site next_site(const walk *w, unsigned dir, unsigned site) {
  return uz_board_next(w->game->board, dir, site);
}

static void run_step(walk *w, const uz_ins *ins, uint32_t pc) {
  for (uz_dirs dirs = ins->dirs; dirs;) {
    unsigned dir = next_dir(&dirs);
    uz_site end = next_site(w, dir, w->cursor);
    uint8_t old = w->dir;
    if (end == w->game->sites || !holds_at(w, ins->to, end)) continue;
    w->dir = (uint8_t)dir;
    land(w, end, w->cursor, pc + 1);
    w->dir = old;
  }
}

static void run_slide_dir(walk *w, const uz_ins *ins, unsigned dir, uint32_t pc) {
  uz_site origin = w->cursor, before = origin;
  uint8_t old = w->dir;
  unsigned most = ins->most == UZ_ANY ? w->game->sites : ins->most;
  w->dir = (uint8_t)dir;
  for (unsigned i = 1; i <= most; i++) {
    uz_site at = next_site(w, dir, before);
    if (at == w->game->sites || at == origin) break;
    if (i >= ins->least && holds_at(w, ins->to, at)) land(w, at, before, pc + 1);
    if (!holds_at(w, ins->through, at)) break;
    before = at;
  }
  w->dir = old;
}

static void run_slide(walk *w, const uz_ins *ins, uint32_t pc) {
  for (uz_dirs dirs = ins->dirs; dirs;) run_slide_dir(w, ins, next_dir(&dirs), pc);
}

/* A site behind a unit that has been jumped, the one passed just before it, and how many more may
 * be passed. */
typedef struct landing {
  uz_site site, before;
  unsigned left;
} landing;

/* Could the chain that a jump stands in go on from this landing? */
static bool goes_on(walk *w, const uz_ins *ins, landing to) {
  bool probing = w->probing, can = w->can;
  w->probing = true;
  w->can = false;
  land(w, to.site, to.before, ins->jump);
  bool found = w->can;
  w->probing = probing;
  w->can = can;
  return found;
}

/* The next landing behind one that the jump may end on; its site is off the board behind the last. */
static landing next_landing(walk *w, const uz_ins *ins, unsigned dir, landing at) {
  while (at.left && w->p->board[at.site] == UZ_EMPTY) {
    at = (landing){next_site(w, dir, at.site), at.site, at.left - 1};
    if (at.site == w->game->sites || holds_at(w, ins->to, at.site)) return at;
  }
  at.site = (uz_site)w->game->sites;
  return at;
}

static landing first_landing(walk *w, const uz_ins *ins, unsigned dir, uz_site over) {
  unsigned most = ins->beyond == UZ_ANY ? w->game->sites : ins->beyond;
  landing at = {next_site(w, dir, over), over, most};
  bool here = at.site == w->game->sites || holds_at(w, ins->to, at.site);
  return here ? at : next_landing(w, ins, dir, at);
}

/* The first landing from which the chain could go on. */
static landing first_going_on(walk *w, const uz_ins *ins, unsigned dir, landing at) {
  while (at.site != w->game->sites && !goes_on(w, ins, at)) at = next_landing(w, ins, dir, at);
  return at;
}

/* Lands behind a unit that has been jumped: of several sites only on those that can go on, if the
 * chain asks for it and any can. */
static void land_behind(walk *w, const uz_ins *ins, unsigned dir, uz_site over, uint32_t pc) {
  const uz_site off = (uz_site)w->game->sites;
  landing at = first_landing(w, ins, dir, over);
  bool choosy = ins->landing_goes_on && !w->probing && at.site != off &&
                next_landing(w, ins, dir, at).site != off;
  landing going = choosy ? first_going_on(w, ins, dir, at) : at;
  if (going.site == off) choosy = false;
  if (choosy) at = going;
  while (at.site != off && !(w->probing && w->can)) {
    land(w, at.site, at.before, pc);
    at = next_landing(w, ins, dir, at);
    if (choosy) at = first_going_on(w, ins, dir, at);
  }
}

static void run_jump_over(walk *w, const uz_ins *ins, unsigned dir, uz_site over, uint32_t pc) {
  uint8_t old = w->dir;
  bool captures = uz_codes_have(UZ_SIDE_CODES(1 - w->side), w->p->board[over]);
  w->dir = (uint8_t)dir;
  if (captures) take(w, over, w->game->lift_at_once ? UZ_EMPTY : UZ_TAKEN);
  land_behind(w, ins, dir, over, pc + 1);
  if (captures) give_back(w);
  w->dir = old;
}

static void run_jump_dir(walk *w, const uz_ins *ins, unsigned dir, uint32_t pc) {
  unsigned most = ins->before == UZ_ANY ? w->game->sites : ins->before;
  uz_site at = next_site(w, dir, w->cursor);
  for (unsigned i = 0; i < most && at != w->game->sites && holds_at(w, ins->through, at); i++) {
    if (w->p->board[at] != UZ_EMPTY) break;
    at = next_site(w, dir, at);
  }
  if (at != w->game->sites && w->p->board[at] != UZ_EMPTY && holds_at(w, ins->over, at))
    run_jump_over(w, ins, dir, at, pc);
}

static void run_jump(walk *w, const uz_ins *ins, uint32_t pc) {
  for (uz_dirs dirs = ins->dirs; dirs;) {
    unsigned dir = next_dir(&dirs);
    bool back = ins->no_reversal && w->landings && w->game->opposite[w->dir] == dir;
    if (!back) run_jump_dir(w, ins, dir, pc);
  }
}

static void run_take_marker(walk *w, uint32_t pc) {
  uz_site marker = w->p->now.marker;
  if (marker == UZ_NO_SITE || !uz_codes_have(UZ_SIDE_CODES(1 - w->side), w->p->board[marker]))
    return;
  take(w, marker, UZ_EMPTY);
  run(w, pc + 1);
  give_back(w);
}

static void run_with_partner(walk *w, uint32_t pc, unsigned from, uz_site to) {
  uz_site old_from = w->partner_from, old_to = w->partner_to;
  w->partner_from = (uz_site)from;
  w->partner_to = to;
  run(w, pc);
  w->partner_from = old_from;
  w->partner_to = old_to;
}

static void run_together(walk *w, const uz_ins *ins, uint32_t pc) {
  uz_site at = next_site(w, w->dir, w->cursor);
  while (at != w->game->sites && w->p->board[at] == UZ_EMPTY) at = next_site(w, w->dir, at);
  if (at == w->game->sites || !holds_at(w, ins->to, at)) return;
  run_with_partner(w, pc + 1, at, w->before);
}

/* Every friend that may be brought, to every site where it may be put. */
static void run_bring(walk *w, const uz_ins *ins, uint32_t pc) {
  const uz_word64 *friends = uz_position_set_of(w->p, (unsigned)UZ_ALL(w->side));
  UZ_EACH(from, friends, w->game->words) {
    if (from == w->start || !holds_at(w, ins->to, from)) continue;
    for (uz_dirs dirs = ins->dirs; dirs;) {
      uz_site to = next_site(w, next_dir(&dirs), w->cursor);
      if (to != w->game->sites && w->p->board[to] == UZ_EMPTY)
        run_with_partner(w, pc + 1, from, to);
    }
  }
}

static void run_mark(walk *w, uint32_t pc) {
  uz_site old = w->mark;
  w->mark = w->before;
  run(w, pc + 1);
  w->mark = old;
}

/* A chain goes on where it can; only where it cannot, what follows it is run. */
static void run_again(walk *w, const uz_ins *ins, uint32_t pc) {
  if (w->probing) {
    w->can = true;
    return;
  }
  uint32_t reached = ++w->again[ins->chain];
  if (!w->stopped) run(w, ins->jump);
  if (w->again[ins->chain] == reached) run(w, pc + 1);
}

/* The unit that stood on the cursor's site before the move. */
static uz_code stood_at_cursor(const walk *w) {
  for (unsigned i = 0; i < w->victims; i++)
    if (w->victim[i] == w->cursor) return w->victim_code[i];
  return w->p->board[w->cursor];
}

/* ---- The end of a path ---- */

static void report(walk *w, uz_code unit) {
  uz_path path = {.from = w->start,
                  .to = w->cursor,
                  .mover = w->mover,
                  .unit = unit,
                  .may_repeat = true,
                  .victims = w->victims,
                  .landings = w->landings,
                  .victim = w->victim,
                  .landing = w->landing,
                  .mark = w->mark,
                  .partner_from = w->partner_from,
                  .partner_to = w->partner_to};
  w->found(w->context, &path, w->victim_code);
}

static bool promotes_now(const walk *w, const uz_promo *promo) {
  if (!promo->zone) return false;
  switch (promo->when) {
  case UZ_PROMOTES_AT_ONCE: return false;
  case UZ_PROMOTES_TOUCHED: return w->touched;
  default: return uz_set_has(promo->zone, w->cursor);
  }
}

static void done(walk *w) {
  const uz_promo *promo = promo_of(w);
  bool nothing = w->cursor == w->start && !w->victims && w->partner_from == UZ_NO_SITE;
  if (nothing || w->probing) return;
  if (!promotes_now(w, promo)) {
    report(w, w->unit);
    return;
  }
  uz_code to[UZ_KINDS_MOST];
  unsigned count = uz_promo_choices(w->p, promo, w->start, w->unit, to);
  for (unsigned i = 0; i < count; i++) report(w, to[i]);
}

static void run(walk *w, uint32_t pc) {
  for (;; pc++) {
    const uz_ins *ins = &w->game->code[pc];
    switch (ins->op) {
    case UZ_OP_STEP: run_step(w, ins, pc); return;
    case UZ_OP_SLIDE: run_slide(w, ins, pc); return;
    case UZ_OP_JUMP: run_jump(w, ins, pc); return;
    case UZ_OP_MARK: run_mark(w, pc); return;
    case UZ_OP_TAKE_MARKER: run_take_marker(w, pc); return;
    case UZ_OP_TOGETHER: run_together(w, ins, pc); return;
    case UZ_OP_BRING: run_bring(w, ins, pc); return;
    case UZ_OP_AGAIN: run_again(w, ins, pc); return;
    case UZ_OP_ASK_FROM:
      if (!holds(w, ins->to, w->cursor, w->unit)) return;
      break;
    case UZ_OP_ASK_TO:
      if (!holds(w, ins->to, w->cursor, stood_at_cursor(w))) return;
      break;
    case UZ_OP_BY:
      if (!uz_codes_have(ins->codes, w->unit)) return;
      break;
    case UZ_OP_FORK:
      run(w, pc + 1);
      pc = ins->jump - 1;
      break;
    case UZ_OP_GO: pc = ins->jump - 1; break;
    case UZ_OP_DONE:
    case UZ_OPS: done(w); return;
    }
  }
}

static void explore(uz_position *p, int side, bool attacking, unsigned site, uint32_t pc,
                    uz_found *found, void *context) {
  walk w;
  if (!uz_position_spend(p, 1)) return;
  w.p = p;
  w.game = p->game;
  w.side = side;
  w.start = w.cursor = w.before = (uz_site)site;
  w.mover = w.unit = p->board[site];
  w.dir = 0;
  w.attacking = attacking;
  w.touched = w.stopped = w.probing = w.can = false;
  memset(w.again, 0, sizeof w.again);
  w.victims = w.landings = 0;
  w.mark = w.partner_from = w.partner_to = UZ_NO_SITE;
  w.found = found;
  w.context = context;
  p->board[site] = UZ_EMPTY;
  run(&w, pc);
  p->board[site] = w.mover;
}

void uz_explore(uz_position *p, int side, unsigned site, uint32_t pc, uz_found *found,
                void *context) {
  explore(p, side, false, site, pc, found, context);
}

typedef struct hunt {
  unsigned site;
  bool hit;
} hunt;

static void found_capture(void *context, const uz_path *path, const uz_code *victim_codes) {
  hunt *h = context;
  (void)victim_codes;
  for (unsigned i = 0; i < path->victims; i++)
    if (path->victim[i] == h->site) h->hit = true;
}

bool uz_explore_attacks(uz_position *p, int side, unsigned site) {
  hunt h = {site, false};
  for (unsigned from = 0; from < p->game->sites && !h.hit; from++) {
    uz_code code = p->board[from];
    if (!uz_codes_have(UZ_SIDE_CODES(side), code)) continue;
    const uz_kind *kind = &p->game->kind[side][uz_code_kind(code)];
    for (unsigned i = 0; i < kind->acts_count && !h.hit; i++)
      if (kind->acts[i].flags & UZ_ACT_TAKES_ROYAL)
        explore(p, side, true, from, kind->acts[i].pc, found_capture, &h);
  }
  return h.hit;
}
