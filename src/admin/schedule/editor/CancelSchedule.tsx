import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorMessage } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';

export function CancelSchedule({ articleId: id }: { articleId: number }) {
  const cancellation = useMutation({
    run: () => staffCall('DELETE /api/admin/articles/:id/schedule', { params: { id } }),
    refreshes: [['articles'], ['article', id]],
    onDone: () => showToast({ title: 'Schedule cancelled', description: 'The article stays as it is' }),
    onError: (error) =>
      showToast({ title: 'Failed to cancel the schedule', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <button
      type="button"
      aria-disabled={cancellation.isPending || undefined}
      className={button('quiet-danger', 'small')}
      onClick={() => void cancellation.run()}
    >
      Cancel schedule
    </button>
  );
}
