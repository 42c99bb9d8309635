import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { formatDeletion, noticeText, replyLink } from './message-texts.ts';

export function MessageCard({ message }: { message: ContactMessage }) {
  const { name, email, phone, subject, message: text, createdAt, handledAt, deletedOn } = message;
  return (
    <li>
      <article aria-label={`Message from ${name}`} className="rounded-sm border border-linen/60 bg-surface p-5">
        <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="font-sans text-base font-medium tracking-normal">{subject || 'No subject'}</h2>
          <span className={badge(handledAt ? 'draft' : 'success')}>{handledAt ? 'Handled' : 'New'}</span>
          <time dateTime={createdAt} className="text-xs max-sm:w-full sm:ml-auto text-ink-soft tabular-figures">
            {formatDateTime(createdAt)}
          </time>
        </header>
        <p className="mt-1 flex flex-wrap gap-x-4 wrap-anywhere text-sm text-ink-soft">
          <span>{name}</span>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        </p>
        <p lang="nl" className="mt-4 max-w-prose text-sm leading-relaxed whitespace-pre-line">
          {text}
        </p>
        <footer className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-linen/50 pt-3">
          <p className="mr-auto text-xs text-ink-soft">
            {noticeText(message)}
            {deletedOn && ` ${formatDeletion(deletedOn)}`}
          </p>
          <MessageActions message={message} />
        </footer>
      </article>
    </li>
  );
}

function MessageActions({ message }: { message: ContactMessage }) {
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
