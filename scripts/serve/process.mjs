/** How the server's process is started, wherever that is done from here. `package.json` and the Dockerfile repeat it (a test compares). */

/**
 * Less memory, at a cost that no visitor can measure (docs/performance.md): a small young generation, and a heap that is
 * cleared once it is a quarter larger than what is in use. By itself V8 waits until it is several times as large.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=1', '--heap-growing-percent=25'];

/**
 * For glibc: what is large goes back to the system when it is freed, always. By itself glibc stops doing so after the
 * first time, and under load keeps 40 MB for nothing. And all threads take from one place: there are few, and each
 * would keep a place of its own half empty. Other systems read over it.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };
