import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { returnToText } from './return-to-text.ts';

type Props = {
  editor: Editor;
  noun: 'link' | 'image';
  isExisting: boolean;
  isChanged: boolean;
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
  isChanged,
  isWaiting = false,
  onSave,
  onClose,
  actions,
  children,
}: Props) {
  return (
    <FormDialog
      onClose={onClose}
      onClosed={() => returnToText(editor)}
      title={`${isExisting ? 'Edit' : 'Add'} ${noun}`}
    >
      <DialogForm isChanged={isChanged} onSubmit={onSave}>
        {children}
        <div className={overlay.actions}>
          {actions}
          <button type="submit" disabled={isWaiting} className={button('primary', 'small')}>
            {isExisting ? 'Save' : 'Add'} {noun}
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
