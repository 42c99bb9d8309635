/** §2: on these pages the main area starts under the navigation bar, which is transparent until one scrolls. */
const WITHOUT_TOP_PADDING = ['/magazine', '/behandelingen', '/admindash', '/over-ons'];

export const hasTopPadding = (path: string): boolean =>
  path !== '/' && !WITHOUT_TOP_PADDING.some((start) => path.startsWith(start));

/** The visitor's address of the page being rendered; while building, Astro's ends in .html. */
export const pagePath = ({ pathname }: URL): string =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';

/** What `aria-current` says of a link: this page, a page above this one, or nothing. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
