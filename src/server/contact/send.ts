import { CONTACT_REFUSALS } from '../../shared/contact-messages.ts';
import type { ContactInput } from '../../shared/contract/contact-input.ts';
import { asSystem, type Context } from '../context.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { DomainError } from '../errors/errors.ts';
import { takeTurn } from '../limits/rate-limit.ts';
import { holdsCitizenNumber } from './citizen-number.ts';
import { deliverNotices } from './notices.ts';

const LIMIT = { max: 5, windowSeconds: 10 * 60 };

/**
 * Keeps a visitor's message for the clinic, and has the clinic told that there is one. A filled honeypot gets the
 * same answer and is dropped. Throws `invalid` for a citizen service number, and `too-many`.
 */
export async function sendMessage(
  context: Context,
  { honeypot, ...message }: ContactInput,
  clientAddress: string,
): Promise<{ success: true }> {
  refuseCitizenNumber(message);
  await takeTurn(context, { key: `contact:${clientAddress}`, ...LIMIT }, CONTACT_REFUSALS.tooMany);
  if (honeypot) return { success: true };
  const now = context.clock();
  const notice = context.mail ? { notice: 'waiting' as const, noticeDueAt: now } : {};
  await context.db.insert(contactMessages).values({ ...message, ...notice, createdAt: now });
  if (context.mail) await context.background(() => deliverNotices(asSystem(context)));
  return { success: true };
}

function refuseCitizenNumber(texts: { subject: string | null; message: string }): void {
  const fields: Record<string, string> = {};
  for (const name of ['subject', 'message'] as const) {
    if (holdsCitizenNumber(texts[name] ?? '')) fields[name] = CONTACT_REFUSALS.citizenNumber;
  }
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', CONTACT_REFUSALS.citizenNumber, { fields });
}
