/** Extracts the style sheets from HTML, in one pass: a broken page may contain thousands of unclosed ones. */
export function withoutStyleSheets(html: string): { markup: string; css: string } {
  const [first = '', ...parts] = html.split(/<style\b/i);
  let [markup, css] = [first, ''];
  for (const [index, part] of parts.entries()) {
    const end = /<\/style\s*>/i.exec(part);
    const begin = part.indexOf('>') + 1;
    css += part.slice(begin, end?.index);
    if (end) markup += part.slice(end.index + end[0].length);
    // A truncated document: nothing after an unfinished style sheet counts.
    else if (index < parts.length - 1) css += '\n';
  }
  return { markup, css };
}

/**
 * Renames `style` to `data-style` and event handlers likewise. The security policy drops style attributes even in
 * documents that DOMParser makes, and their formatting would be lost.
 */
export function renameStyleAttributes(html: string): string {
  const begins = /<[a-z]/gi;
  let [renamed, done] = ['', 0];
  for (let tag = begins.exec(html); tag; tag = begins.exec(html)) {
    const end = endOfTag(html, tag.index);
    // A tag that never closes is not a tag.
    if (end === undefined) break;
    renamed +=
      html.slice(done, tag.index) + html.slice(tag.index, end).replace(/\s(?=(?:style|on\w+)\s*=)/gi, ' data-');
    done = begins.lastIndex = end;
  }
  return renamed + html.slice(done);
}

/**
 * The position after a tag's `>`, ignoring those inside quotes. In one pass: a pattern would try every quote of a
 * broken page.
 */
function endOfTag(html: string, start: number): number | undefined {
  const marks = /[>"']/g;
  marks.lastIndex = start;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[0] === '>') return marks.lastIndex;
    const close = html.indexOf(mark[0], marks.lastIndex);
    if (close < 0) return undefined;
    marks.lastIndex = close + 1;
  }
  return undefined;
}

/** Turns styles into tags: the content of `<span data-style="font-weight:700">` goes into a `<strong>`. */
export function convertStylesToMarks(body: HTMLElement): void {
  const { style } = document.createElement('i');
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const written = element.dataset['style'] ?? '';
    if (!/font|decoration/i.test(written)) continue;
    style.cssText = written;
    if (resetsTag(element, style)) unwrap(element);
    else for (const mark of marksOf(element, style)) for (const part of linesOf(element)) wrapContent(part, mark);
  }
}

/** A mark can stand in cells and items, but not around them. */
const linesOf = (element: Element): Iterable<Element> => {
  if (element.matches('table, thead, tbody, tfoot, tr')) return element.querySelectorAll('td');
  if (element.matches('ul, ol')) return element.querySelectorAll('li');
  return element.matches('dl, details, figure, aside') ? [] : [element];
};

/** Google Docs wraps a page in `<b style="font-weight:normal">`. */
function resetsTag({ localName }: Element, { fontWeight, fontStyle }: CSSStyleDeclaration): boolean {
  if (['b', 'strong'].includes(localName)) return ['normal', '400'].includes(fontWeight);
  return ['i', 'em'].includes(localName) && fontStyle === 'normal';
}

function marksOf(element: Element, { fontWeight, fontStyle, textDecoration, textDecorationLine }: CSSStyleDeclaration) {
  const lines = `${textDecoration} ${textDecorationLine}`;
  const isBold = /^bold/.test(fontWeight) || Number(fontWeight) >= 600;
  return [
    ...(isBold && !element.closest('h1, h2, h3, h4, h5, h6, th, dt, summary') ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(lines.includes('line-through') ? ['s'] : []),
    ...(lines.includes('underline') && !element.closest('a') && !element.querySelector('a') ? ['u'] : []),
  ];
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
