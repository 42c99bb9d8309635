import { removeOuterBreaks, splitAtBreaks } from './line-breaks.ts';
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
    if (!paragraph.querySelector(BLOCK_CHILDREN)) splitAtBreaks(paragraph);
  for (const block of body.querySelectorAll(BLOCK_CHILDREN)) trimAround(block);
  for (const paragraph of body.querySelectorAll('p')) if (body.contains(paragraph)) listTyped(paragraph);
  for (const block of body.querySelectorAll('p, li, h1, h2, h3')) removeOuterBreaks(block);
  for (const block of body.querySelectorAll('div')) if (!block.querySelector(BLOCK_CHILDREN)) removeOuterBreaks(block);
}

/** Removes the spaces of loose text beside a block: the editor would keep them. */
function trimAround({ previousSibling, nextSibling }: Element): void {
  if (previousSibling?.nodeType === Node.TEXT_NODE)
    previousSibling.textContent = (previousSibling.textContent ?? '').trimEnd();
  if (nextSibling?.nodeType === Node.TEXT_NODE) nextSibling.textContent = (nextSibling.textContent ?? '').trimStart();
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
