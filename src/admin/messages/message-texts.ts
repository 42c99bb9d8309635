import type { ContactMessage } from '../../shared/contract/contact.ts';
import { formatDateTime } from '../data/format-date-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What became of the mail that tells the clinic of a new message. */
export const NOTICE_TEXTS: Record<ContactMessage['notice'], string> = {
  off: 'No email was sent: email is not set up.',
  waiting: 'The email to the clinic is waiting to be sent.',
  sent: 'The clinic was notified by email.',
  failed: 'The email to the clinic could not be sent.',
};

/** When a handled message is deleted by itself. */
export function daysUntil(date: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(date) - now) / DAY_MS);
  if (days <= 0) return 'Will be deleted today.';
  return days === 1 ? 'Will be deleted tomorrow.' : `Will be deleted in ${days} days.`;
}

/** A reply in the reader's own mail program, with the message quoted; nothing goes through the server. */
export function replyLink({ email, name, subject, message, createdAt }: ContactMessage): string {
  const quoted = message.replace(/^/gm, '> ').slice(0, 1500);
  const body = `Beste ${name},\n\n\n\nOp ${formatDateTime(createdAt)} schreef u:\n${quoted}`;
  const title = `Re: ${subject ?? 'Uw bericht'}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
