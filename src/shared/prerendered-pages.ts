import { paths } from './paths.ts';

/** Links to a place on the page itself, and to the page itself. */
const HERE = '[href^="#"], [aria-current="page"]';

/** Pages that count or find something when asked for, that are for staff, and files. */
const NEVER = [
  paths.dashboard,
  `${paths.dashboard}/*`,
  `${paths.search}*`,
  '/*\\?*search=*',
  '/magazine/preview/*',
  '/api/*',
  '/*.*',
];

/** Set by src/ui/links/prefetch-on-press.ts. */
const HAS_MOUSE = '[data-pointer="mouse"] *';

/**
 * Chromium renders a page ahead while the mouse rests on its link, so that it opens at once. A finger gives no time for
 * that: there, and in other browsers, the press fetches it (src/ui/links/prefetch-on-press.ts). Such a page is hidden
 * until the visitor goes there: what a script does on it by itself waits for that
 * (docs/decisions/2026-11-27-pages-rendered-ahead.md).
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { selector_matches: HAS_MOUSE },
          { not: { selector_matches: HERE } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
