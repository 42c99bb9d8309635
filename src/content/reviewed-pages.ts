/** The files of pages with medical information. Overviews only list such pages and have no review of their own. */
export const REVIEWED_PAGES =
  'content/{therapieen/*.md,behandelingen/*.md,rijbewijskeuringen/*.md,rijbewijskeuringen.yaml,pmo.yaml}';
