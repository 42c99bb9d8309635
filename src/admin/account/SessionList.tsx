import { useStore } from '@nanostores/react';
import type { StaffSession } from '../../shared/contract/accounts/account.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $sessions } from './sessions.ts';

export function SessionList() {
  const { data, error } = useStore($sessions);
  if (error) return <LoadError what="your sessions" error={error} onRetry={() => $sessions.revalidate()} />;
  if (!data) return <Skeletons label="Loading your sessions" className="space-y-3" itemClassName="h-12" />;
  const currentFirst = data.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <ul className="divide-y divide-linen/50">
      {currentFirst.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session: { id, browser, createdAt, lastUsedAt, isCurrent } }: { session: StaffSession }) {
  const end = useMutation({
    run: () => staffCall('DELETE /api/admin/account/sessions/:id', { params: { id } }),
    refreshes: [['sessions']],
    onDone: () => showToast({ title: 'Session ended' }),
    onError: (error) => showToast({ title: 'Failed to end session', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="text-sm">
        Logged in {formatDateTime(createdAt)}
        <span className="block text-xs text-ink-soft">
          {browser && `${browser}. `}
          {isCurrent ? 'This session' : `Last used ${formatDateTime(lastUsedAt)}`}
        </span>
      </p>
      {!isCurrent && (
        <Actions isBusy={end.isPending}>
          <button type="button" className={button('secondary', 'small')} onClick={() => void end.run()}>
            End<span className="sr-only"> the session of {formatDateTime(createdAt)}</span>
          </button>
        </Actions>
      )}
    </li>
  );
}
