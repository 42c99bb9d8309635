import type { PageLinks } from '../../shared/search/site-index.ts';
import type { Context } from '../context.ts';

/** The links of the pages outside the magazine, as the build found them; none in a command, which has no build. */
export const pageLinks = ({ siteIndex }: Pick<Context, 'siteIndex'>): Promise<readonly PageLinks[]> =>
  siteIndex().then(
    ({ links }) => links,
    () => [],
  );

/** The paths of the pages with a link to one of the addresses. */
export const pagesLinkingTo = (addresses: readonly string[], pages: readonly PageLinks[]): string[] =>
  pages.filter((page) => page.addresses.some((address) => addresses.includes(address))).map(({ path }) => path);
