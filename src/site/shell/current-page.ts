/** Besides home, the paths whose main area starts under the navigation bar (docs/product.md#screens). */
const WITHOUT_TOP_PADDING = ['/magazine', '/behandelingen', '/admindash', '/over-ons'];

export const hasTopPadding = (path: string): boolean =>
  path !== '/' && !WITHOUT_TOP_PADDING.some((start) => path.startsWith(start));

/** The path as the visitor sees it: during the build, Astro's URL ends in .html. */
export const pagePath = ({ pathname }: URL): string =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';

/** The `aria-current` of a link to `href`: `page` for this page, `true` for a page above it. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
