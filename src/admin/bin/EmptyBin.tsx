import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { countOf } from '../articles/selection/bulk-report.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';

/** `newest` is the time of the last deletion: later deletions stay. */
export function EmptyBin({ total, newest }: { total: number; newest: string }) {
  const [isAsking, setAsking] = useState(false);
  const emptying = useMutation({
    run: () => staffCall('DELETE /api/admin/bin', { query: { until: newest } }),
    refreshes: [['bin']],
    onDone: () => showToast({ title: 'The bin was emptied' }),
    onError: (error) =>
      showToast({ title: 'Failed to empty the bin', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <Actions isBusy={emptying.isPending}>
      <button type="button" className={button('quiet-danger', 'small')} onClick={() => setAsking(true)}>
        Empty the bin
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Empty the bin?"
        description={`${countOf(total)} and all their versions will be deleted for good. This cannot be undone.`}
        confirmLabel="Delete for good"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void emptying.run();
        }}
      />
    </Actions>
  );
}
