/**
 * `npm run test:full` visits every page. `npm test` visits two of every kind: pages of one kind share a template, and
 * their texts are checked when they are built.
 */
const PAGES_OF_A_KIND = process.env['EXHAUSTIVE'] ? Number.POSITIVE_INFINITY : 2;

/** The kind of `/therapieen/pro-aging` is `/therapieen/`, that of `/pmo` is `/pmo`. */
const kindOf = (path: string) => (path.lastIndexOf('/') > 0 ? path.slice(0, path.lastIndexOf('/') + 1) : path);

export const visitedPages = (paths: readonly string[]): string[] =>
  Object.values(Object.groupBy(paths, kindOf)).flatMap((pages = []) => pages.slice(0, PAGES_OF_A_KIND));
