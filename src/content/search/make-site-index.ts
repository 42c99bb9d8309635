import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../shared/paths.ts';
import { buildSiteIndex, type SiteIndexFile, type SitePage } from '../../shared/search/site-index.ts';
import { readHelp } from '../help.ts';
import { nextReviews } from '../next-reviews.ts';
import { contentRoot, readFacts } from '../read-file.ts';
import { linksOfPages, pageOfFile } from './page-links.ts';
import { sitePages } from './site-pages.ts';
import { readSearchWords, withSearchWords } from './synonyms.ts';

/** The index of the pages in content/. Throws what {@link readSearchedSite} throws. */
export function makeSiteIndex(): SiteIndexFile {
  const { pages, synonyms, checked, help } = readSearchedSite(contentRoot());
  return buildSiteIndex(pages, synonyms, checked, help);
}

/**
 * The pages below `root` with the synonyms of content/zoekwoorden.yaml. Throws, in Dutch, when one of the repository
 * leads nowhere.
 */
export function readSearchedSite(root: string) {
  const pages = sitePages(root, readFacts(root));
  const magazine = globSync(join(root, 'content/magazine/*.md')).map((file) => readFileSync(file, 'utf8'));
  const found = withSearchWords(pages, readSearchWords(root), magazine.join(' '), root !== '.');
  const reviews = nextReviews(root).flatMap(({ file, dueOn }) => {
    const path = pageOfFile(file.replace(/^content\//, ''));
    return path === undefined ? [] : [{ path, dueOn }];
  });
  const checked = { links: linksOfPages(root), paths: pathsOfSite(root, pages), reviews };
  return { ...found, checked, help: readHelp(root) };
}

/** The paths outside the magazine that lead readers to a page, redirects of vercel.json included. */
export function pathsOfSite(root: string, pages: readonly SitePage[]): string[] {
  const vercel = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8')) as { redirects: { source: string }[] };
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const all = [...fixed, ...pages.map(({ href }) => href), ...vercel.redirects.map(({ source }) => source)];
  return [...new Set(all.map((path) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')))]
    .filter((path) => !path.startsWith(paths.dashboard) && !path.includes(':'))
    .sort();
}
