import Turndown from 'turndown';

/**
 * What Turndown does not escape, but Markdown reads as HTML, an entity, strikethrough, a table, a list or a heading.
 */
const MARKS = new RegExp(
  [
    '<(?=[a-z/!?])|&(?=#|[a-z])|[~|]',
    String.raw`(?<=^\d{1,9})[.)](?=\s|$)`,
    String.raw`(?<=^|\s)(?:\+|#{1,6})(?=\s*$)`,
  ].join('|'),
  'gi',
);

/** Escapes what Markdown would not read as plain words. */
export const escapeText = (text: string): string =>
  Turndown.prototype.escape
    .call(undefined, text)
    // Undoes the one escape that Turndown adds to a tilde.
    .replace(/^\\~~~/, '~~~')
    .replace(MARKS, '\\$&');
