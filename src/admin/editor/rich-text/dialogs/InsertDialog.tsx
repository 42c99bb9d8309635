import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { returnToText } from '../return-to-text.ts';
import { t } from '../words.ts';

const TITLES = {
  link: { add: 'Add link', edit: 'Edit link', save: 'Save link' },
  image: { add: 'Add image', edit: 'Edit image', save: 'Save image' },
} as const;

type Props = {
  editor: Editor;
  noun: keyof typeof TITLES;
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
  const { add, edit, save } = TITLES[noun];
  const label = t(isExisting ? save : add);
  return (
    <FormDialog onClose={onClose} onClosed={() => returnToText(editor)} title={t(isExisting ? edit : add)}>
      <DialogForm isChanged={isChanged} onSubmit={() => !isWaiting && onSave()}>
        {children}
        <div className={overlay.actions}>
          {actions}
          <SubmitButton label={label} pendingLabel={label} isPending={isWaiting} />
        </div>
      </DialogForm>
    </FormDialog>
  );
}
