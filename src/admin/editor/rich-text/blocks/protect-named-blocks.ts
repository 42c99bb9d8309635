import { Extension } from '@tiptap/core';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { isNamedBlock } from './block-nodes.ts';

/**
 * Refuses to turn a button or a video into a heading, code or a list, by toolbar, key or typed mark: the other block has
 * no place for its address.
 */
export const protectNamedBlocks = (onRefused: () => void) =>
  Extension.create({
    name: 'protectNamedBlocks',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (tr) => {
          const isRefused = tr.docChanged && tr.steps.some((_, index) => changesNamedBlock(tr, index));
          if (isRefused) onRefused();
          return !isRefused;
        },
      }),
    ],
  });

/** Whether this step moves the content of a named block into a block of another kind. */
function changesNamedBlock({ steps, docs }: Transaction, index: number): boolean {
  const step = steps[index];
  if (!(step instanceof ReplaceAroundStep) || step.gapFrom !== step.from + 1) return false;
  const block = docs[index]?.nodeAt(step.from);
  return block != null && isNamedBlock(block) && step.slice.content.firstChild?.type !== block.type;
}
