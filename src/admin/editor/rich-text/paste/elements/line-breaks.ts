const PREFORMATTED = /white-space\s*:\s*(?:pre|break-spaces)/i;

/** Turns the line ends of preformatted text into line breaks: Draft.js writes them so. */
export function keepLineEnds(body: HTMLElement): void {
  for (const text of [...nodesOf(body, (node) => node.nodeType === Node.TEXT_NODE)]) {
    const lines = (text.textContent ?? '').split(/\r?\n/);
    if (lines.length === 1 || !text.textContent?.trim() || text.parentElement?.closest('pre')) continue;
    const style = text.parentElement?.closest('[data-style*="white-space"]')?.getAttribute('data-style') ?? '';
    if (!PREFORMATTED.test(style)) continue;
    const [first = '', ...others] = lines;
    text.replaceWith(first, ...others.flatMap((line) => [body.ownerDocument.createElement('br'), line]));
  }
}

/** Splits a paragraph at two line breaks in a row, also inside bold text. */
export function splitAtBreaks(paragraph: Element): void {
  const range = paragraph.ownerDocument.createRange();
  let wasBreak = false;
  for (const leaf of [...nodesOf(paragraph, isLeaf)]) {
    const isBreak = leaf.nodeName === 'BR';
    if (isBreak && wasBreak) {
      range.setStart(paragraph, 0);
      range.setEndBefore(leaf);
      const before = paragraph.ownerDocument.createElement('p');
      before.append(range.extractContents());
      if (before.textContent?.trim() || before.querySelector('img')) paragraph.before(before);
    }
    wasBreak = isBreak;
  }
}

/** Removes line breaks at the beginning and the end of a block, also inside bold text. */
export function removeOuterBreaks(block: Element): void {
  const walker = walkerOf(block, isLeaf);
  const first = [...breaksFrom(() => walker.nextNode())];
  walker.currentNode = block;
  let isFirst = true;
  const last = breaksFrom(() => {
    const leaf = isFirst ? walker.lastChild() : walker.previousNode();
    isFirst = false;
    return leaf;
  });
  const breaks = [...first, ...last];
  if (breaks.length > 0 && block.textContent?.trim()) for (const br of breaks) br.remove();
}

function* breaksFrom(next: () => Node | null): Generator<ChildNode> {
  for (let leaf = next(); leaf?.nodeName === 'BR'; leaf = next()) yield leaf as ChildNode;
}

/** A text, a line break or a picture. */
const isLeaf = (node: Node) =>
  node.nodeType === Node.TEXT_NODE ? Boolean(node.textContent?.trim()) : ['BR', 'IMG'].includes(node.nodeName);

const walkerOf = (root: Element, accepts: (node: Node) => boolean) =>
  root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    accepts(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );

function* nodesOf(root: Element, accepts: (node: Node) => boolean): Generator<ChildNode> {
  const walker = walkerOf(root, accepts);
  while (walker.nextNode()) yield walker.currentNode as ChildNode;
}
