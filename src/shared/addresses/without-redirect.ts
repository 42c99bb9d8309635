import { parseUrl } from './parse-url.ts';

/** Redirect services that track readers, with the query parameters that contain the target. */
const REDIRECTS = [
  { pattern: /^https?:\/\/(www\.)?google\.[a-z.]{2,6}\/url\?/i, names: ['q', 'url'] },
  { pattern: /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, names: ['url'] },
  { pattern: /^https?:\/\/(l|lm)\.facebook\.com\/l\.php\?/i, names: ['u'] },
  { pattern: /^https?:\/\/(www\.)?youtube\.com\/redirect\?/i, names: ['q'] },
  { pattern: /^https?:\/\/(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)\?/i, names: ['url'] },
];

/** The target of a link through a redirect service; other addresses unchanged. */
export function withoutRedirect(href: string): string {
  const names = REDIRECTS.find(({ pattern }) => pattern.test(href))?.names ?? [];
  const parameters = parseUrl(href)?.searchParams;
  const target = names.map((name) => parameters?.get(name)).find((value) => /^https?:\/\//i.test(value ?? ''));
  return target ?? href;
}
