/* CPU time, the measure of everything that is counted here. */
#ifndef CLOCK_H
#define CLOCK_H

#include <time.h>

static inline double clock_cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* How many a second; 0 when nothing could be measured. */
static inline double clock_rate(double count, double seconds) {
  return seconds > 0 ? count / seconds : 0;
}

#endif
