import type { Invitation } from '../../shared/contract/accounts/invitations.ts';
import type { Person } from '../../shared/contract/accounts/people.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';

export const $people = createQuery(['people'], (): Promise<Person[]> => staffCall('GET /api/admin/people', {}));

export const $invitations = createQuery(
  ['invitations'],
  (): Promise<Invitation[]> => staffCall('GET /api/admin/invitations', {}),
);

type Action = { run: () => Promise<unknown>; done?: string; failed: string; closes?: () => void };

/** Changes accounts or invitations, and shows the outcome in a toast. */
export function usePersonAction() {
  const { run, isPending } = useMutation<Action>({
    run: (action) => action.run(),
    refreshes: [['people'], ['invitations']],
    closes: ({ closes }) => closes?.(),
    onDone: ({ done }) => done && showToast({ title: done }),
    onError: (error, { failed }) => showToast({ title: failed, description: errorMessage(error), tone: 'danger' }),
  });
  return { run, isPending };
}
