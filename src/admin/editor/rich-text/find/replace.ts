import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { type Mappable, Step, StepMap, StepResult } from '@tiptap/pm/transform';
import { currentOf, findResults, type Match } from './find.ts';

/** Replaces the current match and puts the cursor after it, so that the next one becomes current. */
export function replaceCurrent({ state, view }: Editor, replacement: string): void {
  const found = findResults(state);
  const match = found?.matches[currentOf(found)];
  if (!match) return;
  const tr = closeHistory(state.tr);
  const changes = changesOf(state.doc, [match], replacement);
  if (changes.length > 0) tr.step(new ReplaceTexts(changes));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from + replacement.length)));
}

/** Replaces all matches in one undo step. Returns their number. */
export function replaceAll({ state, view }: Editor, replacement: string): number {
  const matches = findResults(state)?.matches ?? [];
  const changes = changesOf(state.doc, matches, replacement);
  if (changes.length === 0) return matches.length;
  const step = new ReplaceTexts(changes);
  const tr = closeHistory(state.tr).step(step);
  view.dispatch(tr.setSelection(state.selection.map(tr.doc, step.places())));
  return matches.length;
}

function changesOf(doc: Node, matches: readonly Match[], replacement: string): TextChange[] {
  const changes: TextChange[] = [];
  visitTextblocks(doc, matches, (block, start, within) => {
    changes.push(...within.flatMap((match) => changeOf(block, start, match, replacement) ?? []));
    return block;
  });
  return changes;
}

/** Changes only the letters that differ: the others keep their formatting, and new ones take that of their neighbour. */
function changeOf(block: Node, start: number, { from, to }: Match, replacement: string): TextChange | undefined {
  const before = block.textBetween(from - start, to - start);
  const same = commonStart(before, replacement);
  const rest = [before.slice(same), replacement.slice(same)] as const;
  const end = commonStart(reversed(rest[0]), reversed(rest[1]));
  const text = rest[1].slice(0, rest[1].length - end);
  const [first, last] = [from + same, to - end];
  if (text === '' && first === last) return undefined;
  const neighbour = first < last || same === 0 ? first : first - 1;
  const marks = block.nodeAt(neighbour - start)?.marks ?? [];
  return {
    from: first,
    to: last,
    insert: text === '' ? Fragment.empty : Fragment.from(block.type.schema.text(text, marks)),
  };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** By code unit. */
const reversed = (text: string) => text.split('').reverse().join('');

/** Text within one textblock, and what comes in its place. */
type TextChange = { from: number; to: number; insert: Fragment };

/**
 * Makes many changes of text, in the order of the document, in one step. With a step for each, every change would copy
 * the list of all blocks and map the places of all other changes: minutes for a long text.
 */
class ReplaceTexts extends Step {
  readonly changes: readonly TextChange[];

  constructor(changes: readonly TextChange[]) {
    super();
    this.changes = changes;
  }

  apply(doc: Node): StepResult {
    let count = 0;
    const changed = visitTextblocks(doc, this.changes, (block, start, changes) => {
      count += changes.length;
      return block.copy(withChanges(block.content, start, changes));
    });
    return count === this.changes.length ? StepResult.ok(changed) : StepResult.fail('A change is in no textblock');
  }

  /** Where each place of the document before it is now. */
  places(): StepMap {
    return new StepMap(this.changes.flatMap(({ from, to, insert }) => [from, to - from, insert.size]));
  }

  /** Reports a single change from the first place to the last: plugins compare each change of a step with every other. */
  override getMap(): StepMap {
    const [from, to] = [this.changes[0]?.from ?? 0, this.changes.at(-1)?.to ?? 0];
    return new StepMap([from, to - from, this.places().map(to) - from]);
  }

  invert(doc: Node): Step {
    const inverted: TextChange[] = [];
    let shift = 0;
    visitTextblocks(doc, this.changes, (block, start, changes) => {
      for (const { from, to, insert } of changes) {
        const before = block.content.cut(from - start, to - start);
        inverted.push({ from: from + shift, to: from + shift + insert.size, insert: before });
        shift += insert.size - before.size;
      }
      return block;
    });
    return new ReplaceTexts(inverted);
  }

  map(mapping: Mappable): Step | null {
    const mapped = this.changes.flatMap(({ from, to, insert }) => {
      const [start, end] = [mapping.mapResult(from, 1), mapping.mapResult(to, -1)];
      if (start.deletedAcross && end.deletedAcross) return [];
      return [{ from: start.pos, to: Math.max(start.pos, end.pos), insert }];
    });
    return mapped.length > 0 ? new ReplaceTexts(mapped) : null;
  }

  toJSON() {
    const changes = this.changes.map(({ insert, ...range }) => ({ ...range, insert: insert.toJSON() as unknown }));
    return { stepType: 'replaceTexts', changes };
  }
}

function withChanges(content: Fragment, start: number, changes: readonly TextChange[]): Fragment {
  let result = Fragment.empty;
  let at = 0;
  for (const { from, to, insert } of changes) {
    result = result.append(content.cut(at, from - start)).append(insert);
    at = to - start;
  }
  return result.append(content.cut(at));
}

type Range = { from: number; to: number };

/**
 * The document with other textblocks in place of those that contain `ranges`, which are in order; `start` is where the
 * content of the block begins. Reads the document once, however many ranges there are, and keeps the other blocks.
 */
function visitTextblocks<R extends Range>(
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
