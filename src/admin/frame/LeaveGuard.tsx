import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { $pendingLeave, $unsaved } from '../navigation/unsaved-changes.ts';

/** Asks before the user leaves unsaved changes; a save that finishes takes the question away. */
export function LeaveGuard() {
  const pending = useStore($pendingLeave);
  const isUnsaved = useStore($unsaved);
  useEffect(() => {
    if (!isUnsaved && pending?.mustAsk() === false) $pendingLeave.set(null);
  }, [isUnsaved, pending]);
  return (
    <ConfirmDialog
      open={pending !== null}
      title={pending?.question.title ?? ''}
      description={pending?.question.description ?? ''}
      cancelLabel="Stay here"
      confirmLabel={pending?.question.confirmLabel ?? ''}
      danger={pending?.question.danger ?? true}
      onCancel={() => $pendingLeave.set(null)}
      onConfirm={() => {
        $pendingLeave.set(null);
        pending?.leave();
      }}
    />
  );
}
