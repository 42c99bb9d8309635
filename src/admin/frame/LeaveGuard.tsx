import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { $pendingLeave } from './unsaved-changes.ts';

/** Asks before the user leaves unsaved changes. */
export function LeaveGuard() {
  const pending = useStore($pendingLeave);
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
