import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { $unsaved } from '../frame/unsaved-changes.ts';
import { SubmitButton } from './SubmitButton.tsx';

type Props = {
  noun?: 'Writer' | 'Category';
  /** In place of “Add” or “Edit” and the noun. */
  title?: string;
  isNew: boolean;
  /** Closing asks first then. */
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
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    $unsaved.set(isChanged);
    return () => $unsaved.set(false);
  }, [isChanged]);
  return (
    <Dialog
      open
      onOpenChange={() => (isChanged ? setAsking(true) : onClose())}
      title={title ?? `${isNew ? 'Add' : 'Edit'} ${noun}`}
      ignoresOutsideClicks={isChanged}
    >
      <form
        className="mt-5 space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <div className={overlay.actions}>
          <SubmitButton
            label={isNew ? 'Create' : 'Update'}
            pendingLabel={isNew ? 'Creating...' : 'Updating...'}
            isPending={isPending}
            disabled={!isFilled}
          />
        </div>
      </form>
      {after}
      <ConfirmDialog
        open={isAsking}
        title="Close without saving?"
        description="What you typed here will be lost."
        cancelLabel="Keep editing"
        confirmLabel="Close"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
