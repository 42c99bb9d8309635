import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { badge } from '../../ui/badge.ts';
import { formatDateTime } from '../data/format-date.ts';
import { MessageActions } from './MessageActions.tsx';
import { formatDeletion, noticeText } from './message-texts.ts';

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
