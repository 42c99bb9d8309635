import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { replyLink } from './message-texts.ts';

export function MessageActions({ message }: { message: ContactMessage }) {
  const { id, name, handledAt } = message;
  const params = { id };
  const handling = useMutation({
    run: () => staffCall('POST /api/admin/messages/:id/handled', { params, body: { handled: !handledAt } }),
    refreshes: [['messages']],
    onDone: () => showToast({ title: handledAt ? 'Marked as new' : 'Marked as handled' }),
    onError: (error) => showError('Failed to update message', error),
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/messages/:id', { params }),
    refreshes: [['messages']],
    onDone: () => showToast({ title: 'Message deleted successfully' }),
    onError: (error) => showError('Failed to delete message', error),
  });
  return (
    <Actions isBusy={handling.isPending || deletion.isPending} className="-mx-4 -my-2 flex-wrap">
      <a href={replyLink(message)} className={button('quiet', 'small')}>
        Reply<span className="sr-only"> to {name}</span>
      </a>
      <button type="button" className={button('quiet', 'small')} onClick={() => void handling.run()}>
        {handledAt ? 'Mark as new' : 'Mark as handled'}
      </button>
      <DeleteButton
        name={`the message from ${name}`}
        question="Delete this message?"
        consequence={`The message from ${name} will be deleted for good. This cannot be undone.`}
        onDelete={() => void deletion.run()}
      />
    </Actions>
  );
}

const showError = (title: string, error: unknown) =>
  showToast({ title, description: errorMessage(error), tone: 'danger' });
