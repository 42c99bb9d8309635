/**
 * Classes of a link with an arrow, in Astro and React. `LINE` goes on the text and `ARROW` on the arrow. On hover or
 * focus of the enclosing `group` the underline grows and the arrow moves 4 px.
 */
export const ARROW_LINK = 'group inline-flex min-h-11 items-center gap-2 text-base font-medium text-ink no-underline';
export const LINE = 'grow-line';
export const ARROW =
  'size-5 shrink-0 transition-transform duration-200 group-hover:[translate:0.25rem] group-focus-visible:[translate:0.25rem] print:hidden';
