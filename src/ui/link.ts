/**
 * The look of links that stand on their own, for Astro and React alike. Put `LINE` on the words and `ARROW` on the
 * arrow: on hover or focus of the link, or of the `group` around it, the line grows and the arrow moves 4 px.
 */
export const ARROW_LINK = 'group inline-flex min-h-11 items-center gap-2 text-base font-medium text-ink no-underline';
export const LINE = 'grow-line';
export const ARROW =
  'size-5 shrink-0 transition-transform duration-200 group-hover:[translate:0.25rem] group-focus-visible:[translate:0.25rem]';
