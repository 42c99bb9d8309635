/**
 * The keys of the site's advisory locks, which have nothing but a number: in one place, so that no two are the same.
 * Processes of two versions run side by side during an update, so a key stays what it is.
 */
export const ADVISORY_LOCKS = {
  commitOrder: 7_260_311,
  start: 7_260_312,
  noticesOfMessages: 7_260_313,
  publicOrder: 7_260_314,
  people: 7_260_315,
  /** Of two numbers, the second the id of an article: Postgres keeps these apart from locks of one number. */
  schedule: 7_260_313,
} as const;
