import Turndown from 'turndown';

/** What Markdown reads as HTML, an entity, crossed out, a table, a list or a heading, and Turndown leaves as it is. */
const MARKS = new RegExp(
  [
    '<(?=[a-z/!?])|&(?=#|[a-z])|[~|]',
    String.raw`(?<=^\d{1,9})[.)](?=\s|$)`,
    String.raw`(?<=^|\s)(?:\+|#{1,6})(?=\s*$)`,
  ].join('|'),
  'gi',
);

/** Escapes what Markdown would not read as the words that they are. */
export const escapeText = (text: string): string =>
  Turndown.prototype.escape
    .call(undefined, text)
    // The one tilde that Turndown escapes.
    .replace(/^\\~~~/, '~~~')
    .replace(MARKS, '\\$&');
