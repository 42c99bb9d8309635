/** As long as counts are stored: 25 months. */
export const MAX_WEEKS = 108;
export const DEFAULT_WEEKS = 12;
