import { useState } from 'react';
import type { ContactMessage } from '../../shared/contract/contact.ts';
import { button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/reason.ts';
import { staffCall } from '../data/staff-call.ts';
import { useChange } from '../data/use-change.ts';
import { replyLink } from './message-texts.ts';
import { MESSAGES } from './messages.ts';

/** Reply by mail, mark as handled or as new again, delete after a question. */
export function MessageActions({ message }: { message: ContactMessage }) {
  const { id, name, handledAt } = message;
  const [isAsking, setAsking] = useState(false);
  const params = { id };
  const handling = useChange({
    run: () => staffCall('POST /api/admin/messages/:id/handled', { params, body: { handled: !handledAt } }),
    refreshes: MESSAGES,
    onDone: () => showToast({ title: handledAt ? 'Marked as new' : 'Marked as handled' }),
    onError: (error) => fail('Failed to update message', error),
  });
  const deletion = useChange({
    run: () => staffCall('DELETE /api/admin/messages/:id', { params }),
    refreshes: MESSAGES,
    onDone: () => showToast({ title: 'Message deleted successfully' }),
    onError: (error) => fail('Failed to delete message', error),
  });
  return (
    <div aria-busy={handling.isPending || deletion.isPending} className="-mx-2 flex flex-wrap gap-x-1">
      <a href={replyLink(message)} className={button('quiet', 'small')}>
        Reply<span className="sr-only"> to {name}</span>
      </a>
      <button type="button" className={button('quiet', 'small')} onClick={() => void handling.run()}>
        {handledAt ? 'Mark as new' : 'Mark as handled'}
      </button>
      <button type="button" className={`${button('quiet', 'small')} text-danger`} onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> the message from {name}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this message?"
        description={`The message from ${name} will be deleted for good. This cannot be undone.`}
        confirmLabel="Delete"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void deletion.run();
        }}
      />
    </div>
  );
}

const fail = (title: string, error: unknown) => showToast({ title, description: errorMessage(error), tone: 'danger' });
