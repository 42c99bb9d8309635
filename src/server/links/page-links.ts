import type { PageLinks } from '../../shared/search/site-index.ts';
import type { Context } from '../context.ts';

/** The links of the pages outside the magazine, as the build found them; none in a command, which has no build. */
export const pageLinks = ({ siteIndex }: Pick<Context, 'siteIndex'>): Promise<readonly PageLinks[]> =>
  siteIndex().then(
    ({ links }) => links,
    () => [],
  );
