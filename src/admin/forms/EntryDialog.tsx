import type { FormEvent, ReactNode } from 'react';
import { overlay } from '../../ui/overlay/overlay.ts';
import { t } from '../language/words.tsx';
import { DialogForm, FormDialog } from './FormDialog.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Props = {
  title: string;
  isNew: boolean;
  isChanged: boolean;
  /** Whether every required field is filled; the submit button is disabled otherwise. */
  isFilled: boolean;
  isPending: boolean;
  onSave: (event: FormEvent) => void;
  onClose: () => void;
  /** Below the form. */
  after?: ReactNode;
  children: ReactNode;
};

export function EntryDialog({ title, isNew, isChanged, isFilled, isPending, onSave, onClose, after, children }: Props) {
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogForm isChanged={isChanged} onSubmit={onSave}>
        {children}
        <div className={overlay.actions}>
          <SubmitButton
            label={isNew ? t('Create') : t('Update')}
            pendingLabel={isNew ? t('Creating...') : t('Updating...')}
            isPending={isPending}
            disabled={!isFilled}
          />
        </div>
      </DialogForm>
      {after}
    </FormDialog>
  );
}
