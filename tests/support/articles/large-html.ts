/** As long as a body may be. */
const LENGTH = 500_000;
const fill = (piece: string, length = LENGTH) => piece.repeat(Math.floor(length / piece.length));
const inEachOther = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
/** As many as are allowed, and words up to the length. */
const upTo = (piece: string, elements = 9_900) => {
  const pieces = piece.repeat(Math.min(elements, Math.floor(LENGTH / piece.length)));
  return `${pieces}<p>${'woord '.repeat(Math.floor((LENGTH - pieces.length - 8) / 6))}</p>`;
};

/** More elements, or deeper, than anybody writes: half a megabyte that took up to half a minute to read. */
export const OVER_LIMIT: Record<string, string> = {
  'bold that is never closed': fill('<b>'),
  'bold within bold': inEachOther('<b>', '</b>', 71_000),
  'bold that other tags close': fill('<b>', LENGTH / 2) + fill('</i>', LENGTH / 2),
  'tables within tables': fill('<table>'),
  'lists within lists': fill('<ul><li>'),
  'boxes within boxes': inEachOther('<div>', '</div>', 45_000),
  'links within links': fill('<a href="/x">x'),
  'cells without end': `<table>${fill('<td>')}`,
  'paragraphs without end': fill('<p>'),
  'ends without beginning': fill('</p>'),
  'line breaks': fill('<br>'),
  'headings of one text': fill('<h1>a</h1>'),
  'empty tables': fill('<table></table>'),
  drawings: fill('<svg>'),
};

/** What is allowed, at its most expensive. */
export const AT_LIMIT: Record<string, string> = {
  'headings of one text': upTo('<h1>a</h1>'),
  'headings that look like the numbered ones': upTo('<h1>a-2</h1><h2>a</h2>', 4_900),
  'pictures with captions': upTo('<img src="/assets/a" alt="b">'),
  'pictures in paragraphs': upTo('<p><img src="/assets/a"></p>', 4_900),
  'empty tables': upTo('<table></table>'),
  'line breaks': upTo('<br>'),
  links: upTo('<a href="https://a.nl">x</a>'),
  'bold within bold': upTo(inEachOther('<b>', '</b>', 98), 100),
  'quotations within quotations': upTo(inEachOther('<blockquote>', '</blockquote>', 98), 100),
  'ends of what was not opened': '<b>'.repeat(98) + fill('</i>', LENGTH - 300),
  'links that are not finished': fill('<a '),
  'comments that are not finished': fill('<!--'),
  comments: fill('<!---->'),
  ampersands: `<p>${fill('&', LENGTH - 8)}`,
  entities: fill('&amp;'),
  attributes: `<p ${Array.from({ length: 60_000 }, (_, number) => `x${number}`).join(' ')}>x</p>`,
  'scripts that are not closed': fill('<script '),
  spaces: `<p>${fill(' ', LENGTH - 10)}x</p>`,
};
