/** Removes the blocks and line breaks that documents use as blank lines. */
export function removeEmptyBlocks(body: HTMLElement): void {
  for (const br of body.querySelectorAll(':scope > br')) if (body.contains(br)) removeBetweenBlocks(br);
  for (const block of body.querySelectorAll('p, h1, h2, h3')) if (isEmpty(block)) block.remove();
  for (const item of [...body.querySelectorAll('li')].reverse()) if (isEmpty(item)) item.remove();
  for (const list of [...body.querySelectorAll('ul, ol')].reverse()) if (isEmpty(list)) list.remove();
}

const CONTENT = 'img, hr, table, details, p[data-video], br + br';

/** Empty paragraphs that open an item or an empty box are needed. */
const isEmpty = (element: Element) =>
  !element.textContent?.trim() &&
  !element.querySelector(CONTENT) &&
  !element.matches('[data-video], details > p, li > p:first-child:not(:last-child)');

const BLOCKS = 'p, h1, h2, h3, ul, ol, blockquote, pre, table, hr, img, div, figure, details, dl, aside';

/** Google Docs writes each empty paragraph as a line break between two blocks. */
function removeBetweenBlocks(first: Element): void {
  const before = first.previousSibling;
  if (!isBlockOrEnd(before && isSpace(before) ? before.previousSibling : before)) return;
  const run: ChildNode[] = [];
  let next: ChildNode | null = first;
  for (; next && (next.nodeName === 'BR' || isSpace(next)); next = next.nextSibling) run.push(next);
  if (isBlockOrEnd(next)) for (const node of run) node.remove();
}

const isSpace = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && !node.textContent?.trim();
const isBlockOrEnd = (node: ChildNode | null) => node === null || (node instanceof Element && node.matches(BLOCKS));
