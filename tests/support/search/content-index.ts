import { makeSiteIndex } from '../../../src/content/search/make-site-index.ts';
import type { SiteIndexSource } from '../../../src/server/search/site/read-site-index.ts';
import { openSiteIndex, type SiteIndexFile } from '../../../src/shared/search/site-index.ts';

/** The index of content/, through JSON as the build writes it. */
export function contentIndex(): SiteIndexSource {
  const index = openSiteIndex(JSON.parse(JSON.stringify(makeSiteIndex())) as SiteIndexFile);
  return async () => index;
}
