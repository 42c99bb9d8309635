/** Milliseconds for what takes three seconds on a quiet machine, because parallel tests wait for a processor. */
export const IN_TIME_MS = 12_000;
