/**
 * The tags and attributes of an article body. The editor's extensions and the server's sanitiser both derive from this
 * list, so that readers get exactly what the editor can write.
 */
export const RICH_TEXT_TAGS = {
  /** With `data-button` a button, with `data-video` a video that plays on click; the text is its label. */
  p: ['data-button', 'data-video'],
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
  /**
   * Raised words. With `data-source` a reference to one of the article's sources, which is empty: its number is the
   * position of the source in the list.
   */
  sup: ['data-source'],
  sub: [],
  pre: [],
  blockquote: [],
  ul: [],
  /** `type` for letters and Roman numerals. */
  ol: ['start', 'type'],
  li: [],
  a: ['href', 'title'],
  /** With `data-decorative` it needs no description in this place, whatever the library says of the picture. */
  img: ['src', 'alt', 'title', 'width', 'height', 'data-decorative'],
  /** Pictures with a caption; `data-credit` names their maker. */
  figure: ['data-credit'],
  figcaption: [],
  /** A call-out, see {@link CALLOUTS}. */
  aside: ['data-callout'],
  /** Closed until a reader opens it. Begins with its summary. */
  details: [],
  summary: [],
  /** Terms with their definitions. */
  dl: [],
  dt: [],
  dd: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Record<string, readonly string[]>;

/** Links with any other scheme lose their `href`. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Whether `<a href>` may hold this: an allowed scheme, or a path on this site. */
export function isAllowedLink(href: string): boolean {
  const url = withoutHiddenCharacters(href);
  // Browsers read a backslash as a slash, and two slashes lead to another site.
  if (/^[\\/]{2}/.test(url)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined ? url !== '' : (LINK_SCHEMES as readonly string[]).includes(scheme);
}

/** Whether a link is an absolute http(s) URL. */
export function isExternalLink(href: string): boolean {
  return /^https?:/i.test(withoutHiddenCharacters(href));
}

/**
 * Whether `<img src>` may hold this: http(s), an asset of this site or an upload; never a data URL. To a browser `..`
 * behind ? or # is text, but not to what takes the whole for the path of a file.
 */
export function isAllowedImage(src: string): boolean {
  const url = withoutHiddenCharacters(src);
  return /^https?:\/\//i.test(url) || /^\/(assets|api\/admin\/download)\/(?![^?#]*[?#].*\.\.)[^\\]*$/.test(url);
}

/** Browsers ignore control characters and spaces in a scheme. */
function withoutHiddenCharacters(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
  return url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
}
