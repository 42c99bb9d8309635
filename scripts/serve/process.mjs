/** How every server process is started. package.json and the Dockerfile repeat these values. */

/**
 * A small young generation, and a collection once the heap is 25 % larger than what is in use: less memory at no
 * measurable cost (docs/performance.md). By default V8 lets the heap grow to several times its use.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=1', '--heap-growing-percent=25'];

/**
 * For glibc; other C libraries ignore it. A fixed threshold returns large blocks to the system on every free: the
 * default threshold adapts, and keeps 40 MB under load. One arena, because each of the few threads would otherwise
 * hold a half-empty one.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };
