import { parseUrl } from '../../../../shared/addresses/parse-url.ts';

/** Services that lead to another address and note who went there, with the parameters that hold it. */
const REDIRECTS = [
  { at: /^https?:\/\/(www\.)?google\.[a-z.]{2,6}\/url\?/i, names: ['q', 'url'] },
  { at: /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, names: ['url'] },
  { at: /^https?:\/\/(l|lm)\.facebook\.com\/l\.php\?/i, names: ['u'] },
];

/** Where a link through such a service leads in the end; any other address as it is. */
export function withoutRedirect(href: string): string {
  const names = REDIRECTS.find(({ at }) => at.test(href))?.names ?? [];
  const parameters = parseUrl(href)?.searchParams;
  const target = names.map((name) => parameters?.get(name)).find((value) => /^https?:\/\//i.test(value ?? ''));
  return target ?? href;
}

/** What somebody typed as a link, made an address: a bare domain or e-mail address gets its scheme. */
export function linkAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{8,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return withoutRedirect(text);
}
