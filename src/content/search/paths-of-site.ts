import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';

/** The paths outside the magazine that lead readers to a page, redirects of vercel.json included. */
export function pathsOfSite(root: string, pages: readonly SitePage[]): string[] {
  const vercel = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8')) as { redirects: { source: string }[] };
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const all = [...fixed, ...pages.map(({ href }) => href), ...vercel.redirects.map(({ source }) => source)];
  return [...new Set(all.map((path) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')))]
    .filter((path) => !path.startsWith(paths.dashboard) && !path.includes(':'))
    .sort();
}
