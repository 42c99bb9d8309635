/* Literals: the build writes their values where they are used, instead of a file for them. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** Of 24 hours. In Amsterdam two days a year last 23 or 25: count days of the calendar in UTC. */
export const DAY_MS = 86_400_000;
