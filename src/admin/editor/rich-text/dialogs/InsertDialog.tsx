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

/** The dialog of a toolbar button; closing it returns the cursor to the text. */
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
      // Focusing text that has the focus would select again what was selected, and the next key would replace it.
      onClosed={() => editor.view.hasFocus() || editor.commands.focus()}
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
