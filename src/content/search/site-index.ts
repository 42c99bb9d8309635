import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiteIndex, type SiteIndexFile } from '../../shared/search/site-index.ts';
import { readHelp } from '../help.ts';
import { nextReviews } from '../next-reviews.ts';
import { readFacts } from '../read-file.ts';
import { linksOfPages, pageOfFile } from './page-links.ts';
import { pathsOfSite } from './paths-of-site.ts';
import { sitePages } from './site-pages.ts';
import { readSearchWords, withSearchWords } from './synonyms.ts';

/** The index of the pages in content/, with the synonyms of content/zoekwoorden.yaml. Throws when one leads nowhere. */
export function siteIndexOf(root = '.'): SiteIndexFile {
  const pages = sitePages(root, readFacts(root));
  const magazine = globSync(join(root, 'content/magazine/*.md')).map((file) => readFileSync(file, 'utf8'));
  const found = withSearchWords(pages, readSearchWords(root), magazine.join(' '));
  const reviews = nextReviews(root).flatMap(({ file, dueOn }) => {
    const path = pageOfFile(file.replace(/^content\//, ''));
    return path === undefined ? [] : [{ path, dueOn }];
  });
  const checked = { links: linksOfPages(root), paths: pathsOfSite(root, pages), reviews };
  return buildSiteIndex(found.pages, found.synonyms, checked, readHelp(root));
}
