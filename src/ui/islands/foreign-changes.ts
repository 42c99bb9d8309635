/**
 * Keeps React working on a page that other programs change: a browser's translator replaces texts by `<font>` elements,
 * reader tools and password managers wrap or remove elements. React still holds the nodes as they were. Its next
 * `removeChild` or `insertBefore` would throw and take the screen down (facebook/react#11538), and a number that changes
 * would change in a text that is no longer on the page.
 */
export function tolerateForeignChanges(): void {
  if (typeof document === 'undefined' || isTolerant) return;
  isTolerant = true;
  tolerateMovedNodes();
  returnChangedTexts();
}

let isTolerant = false;

/** What stands on the page in the place of a text that was replaced. */
const standIns = new WeakMap<Node, ChildNode[]>();

function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    const isMoved = next && next.parentNode !== this;
    return insertBefore.call(this, node, isMoved ? placeOf(next, this) : next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    const wrapper = node.parentNode;
    if (wrapper && this.contains(wrapper)) {
      removeChild.call(wrapper, node);
      removeEmpty(wrapper, this);
    }
    for (const standIn of standIns.get(node) ?? []) standIn.remove();
    return node;
  };
}

/** The child of `parent` that stands where `node` stood; null, which is the end, when nothing tells. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = standIns.get(node)?.[0] ?? node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Removes wrappers that have become empty. */
function removeEmpty(wrapper: Node, end: Node): void {
  for (let empty = wrapper; empty !== end && empty.parentNode && !empty.hasChildNodes(); ) {
    const { parentNode } = empty;
    parentNode.removeChild(empty);
    empty = parentNode;
  }
}

/** When React writes into a text that was replaced, the text returns to its place, where a translator finds it again. */
function returnChangedTexts(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const [first, ...others] = standIns.get(target) ?? [];
      standIns.delete(target);
      if (!first?.isConnected || target.isConnected) continue;
      first.replaceWith(target);
      for (const other of others) other.remove();
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const record of records) {
      const [text] = record.removedNodes;
      if (record.removedNodes.length !== 1 || !(text instanceof Text) || text.isConnected) continue;
      const found = replacementOf(record);
      if (found.length === 0) continue;
      standIns.set(text, found);
      changes.observe(text, { characterData: true });
    }
  });
  replacements.observe(document, { childList: true, subtree: true });
}

/** React never puts elements in the place of a text in one step; a translator may also put its element beside it first. */
function replacementOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode[] {
  if ([...addedNodes].some((node) => node instanceof Element)) return [...addedNodes] as ChildNode[];
  return [previousSibling, nextSibling].filter((node) => node?.nodeName === 'FONT').slice(0, 1) as ChildNode[];
}
