import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { returnToText } from '../return-to-text.ts';
import { t } from '../words.ts';
import { type $SourceNumbers, REFERENCE } from './reference-node.ts';

type Props = { editor: Editor; $numbers: $SourceNumbers; onClose: () => void };

/** Puts the number of one of the article's sources at the cursor. */
export function SourceDialog({ editor, $numbers, onClose }: Props) {
  const sources = [...useStore($numbers)];
  const insert = (id: string) => {
    onClose();
    // After the selected words, which it would replace otherwise.
    editor
      .chain()
      .setTextSelection(editor.state.selection.to)
      .insertContent({ type: REFERENCE, attrs: { 'data-source': id } })
      .run();
  };
  return (
    <Dialog open onOpenChange={onClose} onClosed={() => returnToText(editor)} title={t('Refer to a source')}>
      {!canRefer(editor.state) ? (
        <p className="mt-4">
          {t('Code, buttons and names of videos hold no references. Put the cursor in another text.')}
        </p>
      ) : sources.length === 0 ? (
        <p className="mt-4">{t('This article has no sources yet. Add them under Sources, below the text.')}</p>
      ) : (
        <ol className="mt-4 space-y-1">
          {sources.map(([id, { number, title }]) => (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-baseline gap-3 rounded-xs px-3 py-2 text-left hover:bg-plaster"
                onClick={() => insert(id)}
              >
                <span className="tabular-nums text-ink-soft">{number}</span>
                <span className="min-w-0 wrap-anywhere">{title || t('Source without a title')}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

/** Whether the text at the cursor can hold a reference: code or a button would be split by it. */
export function canRefer({ selection: { $to }, schema }: EditorState): boolean {
  const reference = schema.nodes[REFERENCE];
  const { parent } = $to;
  return !reference || !parent.isTextblock || parent.canReplaceWith($to.index(), $to.index(), reference);
}
