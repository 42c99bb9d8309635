import { Fragment, type Node } from '@tiptap/pm/model';

type Range = { from: number; to: number };

/**
 * The document with other textblocks in place of those that contain `ranges`, which are in order; `start` is where the
 * content of the block begins. Reads the document once, however many ranges there are, and keeps the other blocks.
 */
export function visitTextblocks<R extends Range>(
  doc: Node,
  ranges: readonly R[],
  change: (block: Node, start: number, within: R[]) => Node,
): Node {
  let next = 0;

  function visit(node: Node, start: number): Node {
    const end = start + node.content.size;
    if (node.isTextblock) {
      const first = next;
      while (isWithin(ranges[next], start, end)) next += 1;
      return next === first ? node : change(node, start, ranges.slice(first, next));
    }
    let position = start;
    let hasChanged = false;
    const children = node.children.map((child) => {
      const inside = position + 1;
      position += child.nodeSize;
      if (child.isLeaf || (ranges[next]?.from ?? Number.POSITIVE_INFINITY) >= position) return child;
      const visited = visit(child, inside);
      hasChanged ||= visited !== child;
      return visited;
    });
    return hasChanged ? node.copy(Fragment.from(children)) : node;
  }
  return visit(doc, 0);
}

const isWithin = (range: Range | undefined, start: number, end: number): boolean =>
  range !== undefined && range.from >= start && range.to <= end;
