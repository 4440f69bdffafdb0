/* Game records: a head of tags, then numbered moves and the result.
 *
 *   [Game "uzel record 1"]
 *   [Variant "sintez"]
 *   [Options "width=8 rows=3 rules=ru"]
 *   [Rules "0123456789abcdef"]
 *
 *   1. e3-e4 d6-d5 2. e4:c6 b7:d5 *
 */
#ifndef UZ_PLAY_RECORD_H
#define UZ_PLAY_RECORD_H

#define UZ_RECORD_KIND "uzel record 1"

/* Tags: the kind of the file, what to load, the hash of the rules in 16 digits, and the position
 * that the game began with when it is not the start of the game. */
#define UZ_TAG_GAME    "Game"
#define UZ_TAG_VARIANT "Variant"
#define UZ_TAG_OPTIONS "Options"
#define UZ_TAG_RULES   "Rules"
#define UZ_TAG_START   "Start"

#define UZ_RULES_HASH_FORMAT "%016" PRIx64

#endif
