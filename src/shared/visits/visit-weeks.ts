/** Counts are stored for 25 months. */
export const MAX_WEEKS = 108;
export const DEFAULT_WEEKS = 12;
