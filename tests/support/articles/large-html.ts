/** The longest allowed body, in characters. */
const MAX_LENGTH = 500_000;
const fill = (piece: string, length = MAX_LENGTH) => piece.repeat(Math.floor(length / piece.length));
const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
/** Repeats a piece up to the limit of elements, and fills the rest of the body with text. */
const upToLimits = (piece: string, elements = 19_900) => {
  const pieces = piece.repeat(Math.min(elements, Math.floor(MAX_LENGTH / piece.length)));
  return `${pieces}<p>${'woord '.repeat(Math.floor(Math.max(0, MAX_LENGTH - pieces.length - 8) / 6))}</p>`;
};

/** Over the limits of elements or depth. Without limits, parsing one takes up to half a minute. */
export const OVER_LIMIT: Record<string, string> = {
  'unclosed bold tags': fill('<b>'),
  'nested bold tags': nest('<b>', '</b>', 71_000),
  'bold tags closed by other tags': fill('<b>', MAX_LENGTH / 2) + fill('</i>', MAX_LENGTH / 2),
  'nested tables': fill('<table>'),
  'nested lists': fill('<ul><li>'),
  'nested divs': nest('<div>', '</div>', 45_000),
  'nested links': fill('<a href="/x">x'),
  'unclosed table cells': `<table>${fill('<td>')}`,
  'unclosed paragraphs': fill('<p>'),
  'end tags without start tags': fill('</p>'),
  'line breaks': fill('<br>'),
  'identical headings': fill('<h1>a</h1>'),
  'empty tables': fill('<table></table>'),
  'SVG elements': fill('<svg>'),
};

/** Within the limits, but as expensive as possible to process. */
export const AT_LIMIT: Record<string, string> = {
  'identical headings': upToLimits('<h1>a</h1>'),
  'headings with colliding anchors': upToLimits('<h1>a-2</h1><h2>a</h2>', 9_900),
  'pictures with captions': upToLimits('<img src="/assets/a" alt="b">'),
  'pictures in paragraphs': upToLimits('<p><img src="/assets/a"></p>', 9_900),
  'empty tables': upToLimits('<table></table>'),
  'table cells as the editor writes them': `<table><tbody>${upToLimits('<tr><td><p>a</p></td></tr>', 9_900)}`,
  'line breaks': upToLimits('<br>'),
  links: upToLimits('<a href="https://a.nl">x</a>'),
  'nested bold tags': upToLimits(nest('<b>', '</b>', 98), 200),
  'nested quotations': upToLimits(nest('<blockquote>', '</blockquote>', 98), 200),
  'nested containers': upToLimits(nest('<div>', '</div>', 98), 200),
  'containers in a heading': `<h2>${upToLimits('<div>a</div>')}`,
  'containers in bold text': '<b>'.repeat(95) + upToLimits('<div>a</div>', 19_800),
  'mismatched end tags': '<b>'.repeat(98) + fill('</i>', MAX_LENGTH - 300),
  'unfinished link tags': fill('<a '),
  'unfinished comments': fill('<!--'),
  comments: fill('<!---->'),
  ampersands: `<p>${fill('&', MAX_LENGTH - 8)}`,
  entities: fill('&amp;'),
  attributes: `<p ${Array.from({ length: 60_000 }, (_, number) => `x${number}`).join(' ')}>x</p>`,
  'the same class many times': `<style>.a .b{display:block}</style><p class="${fill('a ', MAX_LENGTH - 100)}">x</p>`,
  'many rules of a style sheet': `<style>${'.a .b span{display:block}'.repeat(100)}</style><div class="a b">${upToLimits('<span>x</span>', 19_800)}`,
  'quotations in a line': `<p>${upToLimits('<q>x</q>')}`,
  'signs as pictures': `<p>${upToLimits('<img class="emoji" alt="x">')}`,
  'unfinished script tags': fill('<script '),
  spaces: `<p>${fill(' ', MAX_LENGTH - 10)}x</p>`,
  'spaces in a call-out': `<aside data-callout="warning">x${fill(' ', MAX_LENGTH - 50)}x</aside>`,
  'spaces in a term': `<dl><dt>x${fill('\n ', MAX_LENGTH - 50)}x</dt><dd>x</dd></dl>`,
};
