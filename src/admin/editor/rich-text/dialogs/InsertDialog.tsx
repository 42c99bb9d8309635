import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../../ui/overlay/overlay.ts';

type Props = {
  editor: Editor;
  thing: 'link' | 'image';
  /** Whether one that is there is changed, rather than a new one added. */
  isExisting: boolean;
  /** Whether something has yet to arrive. */
  isWaiting?: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Further ways on, before saving. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The window of a toolbar button that asks for something; afterwards the cursor is back in the text. */
export function InsertDialog({
  editor,
  thing,
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
      onClosed={() => editor.commands.focus()}
      title={`${isExisting ? 'Edit' : 'Add'} ${thing}`}
    >
      <form
        className="mt-5 space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React, what happens in a dialog reaches the form around it, too: that one saves the article.
          event.stopPropagation();
          onSave();
        }}
      >
        {children}
        <div className={overlay.actions}>
          {actions}
          <button type="submit" disabled={isWaiting} className={button('primary', 'small')}>
            {isExisting ? 'Save' : 'Add'} {thing}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
