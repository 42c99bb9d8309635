import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { formatDutchDateTime } from '../data/format-date.ts';

/** Mail programs refuse very long mailto addresses. */
const QUOTE_MAX_CHARACTERS = 1500;

/** Status of the mail that notifies the clinic of a new message. */
const NOTICE_TEXTS: Record<ContactMessage['notice'], string> = {
  off: 'No email was sent: email is not set up.',
  waiting: 'The email to the clinic is waiting to be sent.',
  sent: 'The clinic was notified by email.',
  failed: 'The email to the clinic could not be sent.',
};

/** Empty for a message that was handled before its mail was sent: it needs none. */
export const noticeText = ({ notice, handledAt }: Pick<ContactMessage, 'notice' | 'handledAt'>): string =>
  notice === 'off' && handledAt ? 'No email was sent.' : NOTICE_TEXTS[notice];

export function formatDeletion(date: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(date) - now) / DAY_MS);
  if (days <= 0) return 'Will be deleted today.';
  return days === 1 ? 'Will be deleted tomorrow.' : `Will be deleted in ${days} days.`;
}

/** A mailto link that opens a reply in the user's mail program, with the message quoted. */
export function replyLink({ email, name, subject, message, createdAt }: ContactMessage): string {
  const quoted = message.replace(/^/gm, '> ').slice(0, QUOTE_MAX_CHARACTERS);
  const body = `Beste ${name},\n\n\n\nOp ${formatDutchDateTime(createdAt)} schreef u:\n${quoted}`;
  const title = `Re: ${subject ?? 'Uw bericht'}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
