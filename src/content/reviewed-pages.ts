/** The files of pages with medical information. Overviews that only list such pages have none of their own. */
export const REVIEWED_PAGES =
  'content/{therapieen/*.md,behandelingen/*.md,rijbewijskeuringen/*.md,rijbewijskeuringen.yaml,pmo.yaml}';
