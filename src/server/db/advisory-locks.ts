/**
 * All advisory lock keys, in one place so that none collide. Never change a key: two versions run side by side during
 * an update.
 */
export const ADVISORY_LOCKS = {
  commitOrder: 7_260_311,
  start: 7_260_312,
  messages: 7_260_313,
  publicOrder: 7_260_314,
  people: 7_260_315,
  siteDocuments: 7_260_316,
  /** Used with an article's id as the second number. Postgres keeps these apart from locks of one number. */
  schedule: 7_260_313,
} as const;
