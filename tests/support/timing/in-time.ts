/** Milliseconds for what takes three seconds on a quiet machine: the tests share theirs, and may wait for a processor. */
export const IN_TIME_MS = 12_000;
