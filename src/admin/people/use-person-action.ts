import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';

type Action = { run: () => Promise<unknown>; done?: string; failed: string; onDone?: () => void };

/** Changes accounts or invitations, and shows the outcome in a toast. */
export function usePersonAction() {
  const { run, isPending } = useMutation<Action>({
    run: (action) => action.run(),
    refreshes: [['people'], ['invitations']],
    onDone: ({ done, onDone }) => {
      if (done) showToast({ title: done });
      onDone?.();
    },
    onError: (error, { failed }) => showToast({ title: failed, description: errorMessage(error), tone: 'danger' }),
  });
  return { run, isPending };
}
