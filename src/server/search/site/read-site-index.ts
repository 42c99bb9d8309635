import { readFile } from 'node:fs/promises';
import { openSiteIndex, type SiteIndex, type SiteIndexFile, type Synonyms } from '../../../shared/search/site-index.ts';

/** In the folder of the build, which a running server keeps. */
export const SITE_INDEX = 'site-index.json';
/** Functions on Vercel include it (vercel.json and astro.config.mjs): the folder of the build is gone when they are packed. */
export const SITE_INDEX_OF_FUNCTIONS = `.vercel/${SITE_INDEX}`;
export const SITE_INDEX_IN_DEVELOPMENT = `.astro/${SITE_INDEX}`;

/** The index of the pages. Rejects when the build has none, or it cannot be read. */
export type SiteIndexSource = () => Promise<SiteIndex>;

/** Reads the build's file at the first use, and keeps it in memory; retries after a failure. */
export function readSiteIndex(path: string): SiteIndexSource {
  let opened: Promise<SiteIndex> | undefined;
  return () => {
    opened ??= readFile(path, 'utf8')
      .then((json) => openSiteIndex(JSON.parse(json) as SiteIndexFile))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };
}

/** For commands, which serve no pages. */
export const noSiteIndex: SiteIndexSource = async () => {
  throw new Error('This process has no index of the pages');
};

/** What the site's texts call visitors' words; empty without an index. */
export const synonymsOf = async ({ siteIndex }: { siteIndex: SiteIndexSource }): Promise<Synonyms> =>
  siteIndex().then(
    ({ synonyms }) => synonyms,
    () => [],
  );
