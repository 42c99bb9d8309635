import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { firstOf } from '../../shared/text/text.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { importModule } from '../../ui/islands/import-module.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { ScreenModule } from '../app/screens.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime, formatDutchDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { SearchBox } from '../forms/SearchBox.tsx';
import { hidden } from '../language/words.tsx';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging, useLastPage } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useOnDemand } from '../navigation/on-demand.ts';
import { setQueryParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { useSite } from '../navigation/site.ts';
import { $messageFilters, $messageSearch, $messages, $unhandledMessages, messagesAt } from './messages.ts';
import { t } from './words.ts';

const states = () => [
  { value: 'all', label: t('All Messages') },
  { value: 'new', label: t('New') },
  { value: 'handled', label: t('Handled') },
];

function search(text: string): void {
  $messageSearch.set(text);
  setQueryParams({ page: '' }, { replace: true });
}

const loadNoteDialog = async () => (await importModule(() => import('./NoteDialog.tsx'))).NoteDialog;

/** The contact messages. The mail to the clinic does not contain them (docs/product.md#contact-form). */
function MessagesScreen() {
  const { state } = useStore($messageFilters);
  // Not in the list, which a message may leave while somebody writes a note on it.
  const [noted, setNoted] = useState<ContactMessage | null>(null);
  const NoteDialog = useOnDemand(noted, loadNoteDialog, setNoted);
  // Whoever comes back sees all messages, not an old search that hides them.
  useEffect(() => () => $messageSearch.set(''), []);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-2xl">{t('Messages')}</h1>
          <p className="mt-1 text-sm text-ink-soft">
            {t(
              'What visitors sent through the contact form. Handled messages are deleted automatically after a while.',
            )}
          </p>
        </div>
        <search className="w-full sm:w-64">
          <SearchBox label={t('Search messages')} value={useStore($messageSearch)} onSearch={search} />
        </search>
        <div className="w-full sm:w-44">
          <Select
            id="filter-state"
            label={t('Show')}
            value={state}
            onChange={(value) => setQueryParams({ state: value, page: '' })}
            options={states()}
          />
        </div>
      </div>
      <MessageList onNote={setNoted} />
      {noted && NoteDialog && <NoteDialog message={noted} onClose={() => setNoted(null)} />}
    </>
  );
}

export const screen: ScreenModule = {
  Screen: MessagesScreen,
  queries: (_, params) => [messagesAt(params), $unhandledMessages],
};

type OnNote = { onNote: (message: ContactMessage) => void };

function MessageList({ onNote }: OnNote) {
  const { data, error, loading } = useStore($messages);
  const { page, state } = useStore($messageFilters);
  const isSearch = useStore($messageSearch) !== '';
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  useLastPage(page, data?.totalPages);
  useRestoredPosition(data !== undefined);
  if (error && !data)
    return <LoadError what={t('the messages')} error={error} onRetry={() => $messages.revalidate()} />;
  if (!shown) return <Skeletons label={t('Loading messages')} className="space-y-3" itemClassName="h-28" />;
  if (shown.messages.length === 0) return <EmptyState {...nothingThere(isSearch ? 'found' : state)} />;
  return (
    <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
      <p role="status" className="mb-2 text-xs text-ink-soft">
        {t('{count} message|{count} messages', { count: shown.total })}
        {shown.totalPages > 1 && hidden(t(', page {page}', { page: shown.page }))}
      </p>
      <ul className="space-y-4">
        {shown.messages.map((message) => (
          <MessageCard key={message.id} message={message} onNote={onNote} />
        ))}
      </ul>
      <Paging of={t('messages')} page={shown.page} totalPages={shown.totalPages} />
    </div>
  );
}

const EMPTY = {
  found: [
    'No messages found',
    'The search looks for each word in name, e-mail address, phone number, subject, text and note.',
  ],
  all: ['No messages', 'What visitors send through the contact form appears here.'],
  new: ['No new messages', 'Every message is marked as handled.'],
  handled: ['No handled messages', 'Messages that you mark as handled stay here for a while.'],
} as const;

function nothingThere(of: keyof typeof EMPTY) {
  const [title, hint] = EMPTY[of];
  return { title: t(title), hint: t(hint) };
}

type MessageProps = OnNote & { message: ContactMessage };

function MessageCard({ message, onNote }: MessageProps) {
  const { name, email, phone, subject, message: text, createdAt, handledAt, handledBy, note, deletedOn } = message;
  const { sendsMail } = useSite();
  return (
    <li>
      <article
        aria-label={t('Message from {name}', { name })}
        className="rounded-sm border border-linen/60 bg-surface p-5"
      >
        <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="font-sans text-base font-medium tracking-normal">{subject || t('No subject')}</h2>
          <span className={badge(handledAt ? 'draft' : 'success')}>{t(handledAt ? 'Handled' : 'New')}</span>
          <time dateTime={createdAt} className="text-xs max-sm:w-full sm:ml-auto text-ink-soft tabular-figures">
            {formatDateTime(createdAt)}
          </time>
        </header>
        <p className="mt-1 flex flex-wrap gap-x-4 wrap-anywhere text-sm text-ink-soft">
          <span>{name}</span>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          {phone && <Phone phone={phone} />}
        </p>
        <p lang="nl" className="mt-4 max-w-prose text-sm leading-relaxed whitespace-pre-line">
          {text}
        </p>
        {note && (
          <div className="mt-4 max-w-prose border-l-2 border-clay pl-3 text-sm">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="text-xs text-ink-soft">
              {t.rich('Note by {by}, {when}', {
                by: note.by?.name ?? t('a former colleague'),
                when: <time dateTime={note.at}>{formatDateTime(note.at)}</time>,
              })}
            </p>
          </div>
        )}
        <footer className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-linen/50 pt-3">
          <p className="mr-auto text-xs text-ink-soft">
            {handledAt && `${handledText(formatDateTime(handledAt), handledBy?.name)} `}
            {noticeText(message.notice, sendsMail)}
            {deletedOn && ` ${formatDeletion(deletedOn)}`}
          </p>
          <MessageActions message={message} onNote={onNote} />
        </footer>
      </article>
    </li>
  );
}

function Phone({ phone }: { phone: string }) {
  const link = phoneLink(phone);
  return link ? <a href={link}>{phone}</a> : phone;
}

function MessageActions({ message, onNote }: MessageProps) {
  const { id, name, handledAt, note } = message;
  const params = { id };
  const handling = useMutation({
    run: () => staffCall('POST /api/admin/messages/:id/handled', { params, body: { handled: !handledAt } }),
    refreshes: [['messages']],
    onDone: () => showToast({ title: t(handledAt ? 'Marked as new' : 'Marked as handled') }),
    onError: (error) => showError(t('Failed to update message'), error),
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/messages/:id', { params }),
    refreshes: [['messages']],
    onDone: () => showToast({ title: t('Message deleted successfully') }),
    onError: (error) => showError(t('Failed to delete message'), error),
  });
  return (
    <Actions isBusy={handling.isPending || deletion.isPending} className="-mx-4 -my-2 flex-wrap">
      <a href={replyLink(message)} className={button('quiet', 'small')}>
        {t.rich('Reply<hidden> to {name}</hidden>', { name, hidden })}
      </a>
      <button type="button" className={button('quiet', 'small')} onClick={() => void handling.run()}>
        {t(handledAt ? 'Mark as new' : 'Mark as handled')}
      </button>
      <button type="button" className={button('quiet', 'small')} onClick={() => onNote(message)}>
        {note
          ? t.rich('Change note<hidden> on the message from {name}</hidden>', { name, hidden })
          : t.rich('Add note<hidden> on the message from {name}</hidden>', { name, hidden })}
      </button>
      <DeleteButton
        name={t('the message from {name}', { name })}
        question={t('Delete this message?')}
        consequence={t('The message from {name} will be deleted for good. This cannot be undone.', { name })}
        onDelete={() => void deletion.run()}
      />
    </Actions>
  );
}

const showError = (title: string, error: unknown) =>
  showToast({ title, description: errorMessage(error), tone: 'danger' });

/** Status of the mail that notifies the clinic of a new message. */
const NOTICE_TEXTS = {
  off: 'No email was sent: email is not set up.',
  waiting: 'The email to the clinic is waiting to be sent.',
  sent: 'The clinic was notified by email.',
  failed: 'The email to the clinic could not be sent.',
} as const satisfies Record<ContactMessage['notice'], string>;

/** A message that was handled before its mail was sent needs none. */
export const noticeText = (notice: ContactMessage['notice'], sendsMail: boolean): string =>
  t(notice === 'off' && sendsMail ? 'No email was sent.' : NOTICE_TEXTS[notice]);

const handledText = (when: string, by: string | undefined): string =>
  by === undefined ? t('Handled, {when}.', { when }) : t('Handled by {by}, {when}.', { by, when });

export function formatDeletion(date: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(date) - now) / DAY_MS);
  if (days <= 0) return t('Will be deleted today.');
  return days === 1 ? t('Will be deleted tomorrow.') : t('Will be deleted in {days} days.', { days });
}

/** Dials what a visitor filled in: `+31 (0)6 12 34 56 78` without its `(0)`. Undefined unless that is one number. */
export function phoneLink(phone: string): string | undefined {
  const number = phone
    .replace(/^((?:\+|00)[\d .-]*)\(0\)/, '$1')
    .replace(/[\s()./-]/g, '')
    .replace(/^(\+|00)310/, '$131');
  return /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** Mail programs refuse very long mailto addresses. */
const QUOTE_MAX_CHARACTERS = 1500;

/** A mailto link that opens a reply in the user's mail program, with the message quoted. */
export function replyLink({ email, name, subject, message, createdAt }: ContactMessage): string {
  // Half an emoji could not be encoded.
  const quoted = firstOf(message.replace(/^/gm, '> '), QUOTE_MAX_CHARACTERS);
  const body = `Beste ${name},\n\n\n\nOp ${formatDutchDateTime(createdAt)} schreef u:\n${quoted}`;
  const title = `Re: ${subject ?? 'Uw bericht'}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
