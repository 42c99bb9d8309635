import type { Node } from '@tiptap/pm/model';

/**
 * Memoizes a function of a document per top-level block. Unchanged blocks keep their node from one document to the
 * next, so that a key costs the reading of one block.
 */
export function memoizePerBlock<T>(read: (block: Node) => T): (doc: Node) => T[] {
  const known = new WeakMap<Node, { value: T }>();
  let last: { doc: Node; values: T[] } | undefined;
  return (doc) => {
    if (last?.doc === doc) return last.values;
    const values = doc.children.map((block) => {
      const found = known.get(block);
      if (found) return found.value;
      const value = read(block);
      known.set(block, { value });
      return value;
    });
    last = { doc, values };
    return values;
  };
}

/** The block and everything inside it but the text. */
export function visitElements(block: Node, visit: (node: Node) => void): void {
  visit(block);
  block.descendants((node) => {
    if (!node.isText) visit(node);
  });
}
