import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { $unsaved } from '../frame/unsaved-changes.ts';
import { SubmitButton } from './SubmitButton.tsx';

type Props = {
  noun: 'Writer' | 'Category';
  isNew: boolean;
  /** Closing asks first then. */
  isChanged: boolean;
  /** Whether every required field is filled; the submit button is disabled otherwise. */
  isFilled: boolean;
  isPending: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function EntryDialog({ noun, isNew, isChanged, isFilled, isPending, onSave, onClose, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    $unsaved.set(isChanged);
    return () => $unsaved.set(false);
  }, [isChanged]);
  return (
    <Dialog
      open
      onOpenChange={() => (isChanged ? setAsking(true) : onClose())}
      title={`${isNew ? 'Add' : 'Edit'} ${noun}`}
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
