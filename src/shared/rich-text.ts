/**
 * The one list of what an article body may hold (§2 toolbar, §5). The editor's extensions and the server's
 * sanitiser are both made from it: what the editor can write, the reader gets, and nothing else.
 */
export const RICH_TEXT_TAGS = {
  p: [],
  br: [],
  hr: [],
  h1: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  s: [],
  u: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Record<string, readonly string[]>;

/** Link schemes (architecture §5); anything else is dropped with its address. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Whether an address may stand in `<a href>`: an allowed scheme, or a path on this site. */
export function isAllowedLink(href: string): boolean {
  const address = withoutHiddenCharacters(href);
  // Browsers take a backslash for a slash; two of them lead to another site.
  if (/^[\\/]{2}/.test(address)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined ? address !== '' : (LINK_SCHEMES as readonly string[]).includes(scheme);
}

/** Whether a link leaves the site: it opens apart, and tells nothing of where the reader came from. */
export function isExternalLink(href: string): boolean {
  return /^https?:/i.test(withoutHiddenCharacters(href));
}

/** Whether an address may stand in `<img src>`: http(s), our assets, or an upload. Never a data URL (§5). */
export function isAllowedImage(src: string): boolean {
  const address = withoutHiddenCharacters(src);
  return /^https?:\/\//i.test(address) || /^\/(assets|api\/admin\/download)\/[^\\]*$/.test(address);
}

/** Browsers skip control characters and spaces in a scheme; so do we, before looking at it. */
function withoutHiddenCharacters(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
  return address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
}
