import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../../ui/overlay/overlay.ts';

type Props = {
  editor: Editor;
  noun: 'link' | 'image';
  isExisting: boolean;
  /** Whether an upload is pending; the submit button is disabled then. */
  isWaiting?: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The dialog of a toolbar button; closing it moves the focus to the text. */
export function InsertDialog({
  editor,
  noun,
  isExisting,
  isWaiting = false,
  onSave,
  onClose,
  actions,
  children,
}: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onClosed={() => {
        // TipTap's `focus` waits for a frame, and then undoes what the first keys selected.
        editor.view.focus();
        editor.commands.scrollIntoView();
      }}
      title={`${isExisting ? 'Edit' : 'Add'} ${noun}`}
    >
      <form
        className="mt-5 space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles events through portals, and the outer form would save the article.
          event.stopPropagation();
          onSave();
        }}
      >
        {children}
        <div className={overlay.actions}>
          {actions}
          <button type="submit" disabled={isWaiting} className={button('primary', 'small')}>
            {isExisting ? 'Save' : 'Add'} {noun}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
