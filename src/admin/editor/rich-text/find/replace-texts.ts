import { Fragment, type Node } from '@tiptap/pm/model';
import { type Mappable, Step, StepMap, StepResult } from '@tiptap/pm/transform';
import { visitTextblocks } from './visit-textblocks.ts';

/** Text within one textblock, and what comes in its place. */
export type TextChange = { from: number; to: number; insert: Fragment };

/**
 * Makes many changes of text, in the order of the document, in one step. With a step for each, every change would copy
 * the list of all blocks and map the places of all other changes: minutes for a long text.
 */
export class ReplaceTexts extends Step {
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
