import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';

type Action = { run: () => Promise<unknown>; done?: string; failed: string; onDone?: () => void };

/** A change of accounts or invitations, with a toast of what became of it. */
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
