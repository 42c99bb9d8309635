import type { ReactNode } from 'react';
import { overlay } from '../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from './FormDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Props = {
  noun?: 'Writer' | 'Category';
  /** Replaces “Add” or “Edit” and the noun. */
  title?: string;
  isNew: boolean;
  isChanged: boolean;
  /** Whether every required field is filled; the submit button is disabled otherwise. */
  isFilled: boolean;
  isPending: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Below the form. */
  after?: ReactNode;
  children: ReactNode;
};

export function EntryDialog({
  noun,
  title,
  isNew,
  isChanged,
  isFilled,
  isPending,
  onSave,
  onClose,
  after,
  children,
}: Props) {
  return (
    <FormDialog title={title ?? `${isNew ? 'Add' : 'Edit'} ${noun}`} onClose={onClose}>
      <DialogForm isChanged={isChanged} onSubmit={onSave}>
        {children}
        <div className={overlay.actions}>
          <SubmitButton
            label={isNew ? 'Create' : 'Update'}
            pendingLabel={isNew ? 'Creating...' : 'Updating...'}
            isPending={isPending}
            disabled={!isFilled}
          />
        </div>
      </DialogForm>
      {after}
    </FormDialog>
  );
}
