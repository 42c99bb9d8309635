import { renameElement } from './rename-element.ts';

/** Characters that people type as bullets. */
const BULLET = /^[\s\u00a0]*[•·▪◦‣●○■\uf0b7]([\s\u00a0]+|$)/;
const BLOCK_CHILDREN = 'p, div, ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6, dl, figure, section, article';

/** Turns what only looks like paragraphs and lists into real ones. */
export function repairParagraphs(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) renameElement(title, 'h1');
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const block = quote.ownerDocument.createElement('blockquote');
    quote.replaceWith(block);
    block.append(quote);
  }
  for (const paragraph of body.querySelectorAll('p, div'))
    if (!paragraph.querySelector(BLOCK_CHILDREN)) split(paragraph);
  for (const paragraph of body.querySelectorAll('p')) if (body.contains(paragraph)) listTyped(paragraph);
  for (const block of body.querySelectorAll('p, li, h1, h2, h3')) removeLastBreaks(block);
}

/** Removes invisible line breaks at the end of a block, also inside bold text. */
function removeLastBreaks(block: Element): void {
  for (let last = lastOf(block); last?.nodeName === 'BR'; last = lastOf(block)) {
    if (!block.textContent?.trim()) return;
    last.remove();
  }
}

function lastOf(block: Node): ChildNode | undefined {
  const last = [...block.childNodes].findLast((node) => node.nodeType === 1 || node.textContent?.trim());
  return last && last.nodeName !== 'BR' && last.nodeType === 1 && last.hasChildNodes() ? lastOf(last) : last;
}

/** Splits a paragraph at two line breaks in a row. */
function split(paragraph: Element): void {
  const breaks = [...paragraph.querySelectorAll(':scope > br')].filter(startsParagraph);
  for (const first of breaks) {
    const before = paragraph.ownerDocument.createElement('p');
    while (paragraph.firstChild && paragraph.firstChild !== first) before.append(paragraph.firstChild);
    for (let next = paragraph.firstChild; next && isSpace(next); next = paragraph.firstChild) next.remove();
    if (before.textContent?.trim() || before.querySelector('img')) paragraph.before(before);
  }
}

const isSpace = (node: ChildNode) => node.nodeName === 'BR' || (node.nodeType === 3 && !node.textContent?.trim());

function startsParagraph(br: Element): boolean {
  let next = br.nextSibling;
  while (next?.nodeType === 3 && !next.textContent?.trim()) next = next.nextSibling;
  return next?.nodeName === 'BR';
}

/** Turns consecutive lines that begin with a bullet into a list. */
function listTyped(first: Element): void {
  const lines: Element[] = [];
  for (
    let line: Element | null = first;
    line?.localName === 'p' && BULLET.test(line.textContent ?? '');
    line = line.nextElementSibling
  )
    lines.push(line);
  if (lines.length < 2) return;
  const list = first.ownerDocument.createElement('ul');
  first.before(list);
  for (const line of lines) {
    removeBullet(line);
    list.append(renameElement(line, 'li'));
  }
}

function removeBullet(line: Element): void {
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const before = text.textContent ?? '';
    text.textContent = before.replace(BULLET, '');
    // The space after the bullet may be in another element.
    if (text.textContent.trim()) return;
  }
}
