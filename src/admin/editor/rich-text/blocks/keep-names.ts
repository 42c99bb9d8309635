import { Extension } from '@tiptap/core';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { isNamed } from './named-nodes.ts';

/**
 * A button and a video stay what they are, whatever toolbar, key or typed mark would make a heading, code or a list of
 * their text: that has no address.
 */
export const keepNames = (onRefused: () => void) =>
  Extension.create({
    name: 'keepNames',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (tr) => {
          const isRefused = tr.docChanged && tr.steps.some((_, index) => makesTextOfName(tr, index));
          if (isRefused) onRefused();
          return !isRefused;
        },
      }),
    ],
  });

/** Whether this step puts the content of a named block into one of another kind. */
function makesTextOfName({ steps, docs }: Transaction, index: number): boolean {
  const step = steps[index];
  if (!(step instanceof ReplaceAroundStep) || step.gapFrom !== step.from + 1) return false;
  const block = docs[index]?.nodeAt(step.from);
  return block != null && isNamed(block) && step.slice.content.firstChild?.type !== block.type;
}
