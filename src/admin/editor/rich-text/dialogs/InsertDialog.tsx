import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { returnToText } from '../return-to-text.ts';

type Props = {
  editor: Editor;
  noun: 'link' | 'image';
  isExisting: boolean;
  isChanged: boolean;
  /** Whether an upload is pending; the submit button does nothing then. */
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
      <DialogForm isChanged={isChanged} onSubmit={() => !isWaiting && onSave()}>
        {children}
        <div className={overlay.actions}>
          {actions}
          <SubmitButton
            label={`${isExisting ? 'Save' : 'Add'} ${noun}`}
            pendingLabel={`${isExisting ? 'Save' : 'Add'} ${noun}`}
            isPending={isWaiting}
          />
        </div>
      </DialogForm>
    </FormDialog>
  );
}
