/** How the server's process is started, wherever that is done from here. `package.json` and the Dockerfile repeat it. */

/** A small young generation: a tenth of the memory less, at a cost that no visitor can measure (docs/performance.md). */
export const SERVER_FLAGS = ['--max-semi-space-size=4'];

/**
 * For glibc: what is large goes back to the system when it is freed, always. By itself glibc stops doing so after the
 * first time, and under load keeps 40 MB for nothing. Other systems read over it.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072' };
