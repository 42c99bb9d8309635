import type { ContactResult } from '../../shared/contract/visitors/contact.ts';
import type { ContactInput } from '../../shared/contract/visitors/contact-input.ts';
import type { Help } from '../../shared/contract/visitors/help.ts';
import { asItIs, type Said } from '../../shared/errors/sentence.ts';
import { CONTACT_REFUSALS } from '../../shared/messages/contact-messages.ts';
import { containsCitizenNumber } from '../../shared/numbers/numbers.ts';
import type { Context } from '../context.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { DomainError } from '../errors/errors.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { inTransaction } from '../transaction.ts';
import { enqueueMessageMail } from './message-mail.ts';

type ContactTexts = { subject: string | null; message: string };

const RATE_LIMIT = { max: 5, windowSeconds: 10 * 60 };

/**
 * Stores a visitor's message and notifies the clinic. A message with a filled honeypot gets the same response and is
 * dropped. `help` when its words are words of need: it says whom to call. Throws `invalid` for a citizen service number, and `too-many`.
 */
export async function sendMessage(
  context: Context,
  { honeypot, people, place, when, ...sent }: ContactInput,
  clientAddress: string,
): Promise<ContactResult> {
  const { name, subject } = sent;
  refuseCitizenNumber({ name, subject, message: sent.message, people, place, when });
  const message = { ...sent, message: withProposal(sent.message, { people, place, when }) };
  await consumeRateLimit(context, { key: `contact:${clientAddress}`, ...RATE_LIMIT }, asItIs(CONTACT_REFUSALS.tooMany));
  const help = await helpFor(context, message);
  if (honeypot) return { success: true, ...help };
  const notice = context.mail ? 'waiting' : 'off';
  await inTransaction(context, async (tx) => {
    const [stored] = await tx.db
      .insert(contactMessages)
      .values({ ...message, notice, createdAt: tx.clock() })
      .returning({ id: contactMessages.id });
    if (stored && context.mail) await enqueueMessageMail(tx, stored.id);
    tx.afterCommit(() => context.background(() => deliverDue(context, ['mail'])));
  });
  return { success: true, ...help };
}

/** What an employer filled in beside the message, each on a line above it. */
function withProposal(
  message: string,
  { people, place, when }: Pick<ContactInput, 'people' | 'place' | 'when'>,
): string {
  const lines = [people && `Aantal mensen: ${people}`, place && `Plaats: ${place}`, when && `Wanneer: ${when}`].filter(
    Boolean,
  );
  return lines.length > 0 ? `${lines.join('\n')}\n\n${message}` : message;
}

/** Without the index of the pages there is none; the page says whom to call in any case. */
async function helpFor({ siteIndex }: Context, { subject, message }: ContactTexts): Promise<{ help?: Help }> {
  const index = await siteIndex().catch(() => undefined);
  const help = index?.findHelp(`${subject ?? ''}\n${message}`, 'nl');
  return help ? { help } : {};
}

/** Not of the telephone number: without its 0 that has nine digits too. */
function refuseCitizenNumber(texts: Record<string, string | null | undefined>): void {
  const refusal = asItIs(CONTACT_REFUSALS.citizenNumber);
  const fields: Record<string, Said> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (containsCitizenNumber(text ?? '')) fields[name] = refusal;
  }
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', refusal, { fields });
}
