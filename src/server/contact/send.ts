import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import type { ContactResult } from '../../shared/contract/visitors/contact.ts';
import type { ContactInput } from '../../shared/contract/visitors/contact-input.ts';
import type { Help } from '../../shared/contract/visitors/help.ts';
import { asItIs, type Said } from '../../shared/errors/sentence.ts';
import { CONTACT_REFUSALS } from '../../shared/messages/contact-messages.ts';
import { containsCitizenNumber } from '../../shared/numbers/numbers.ts';
import type { Context } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { and, between, eq, isNull, sql } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { DomainError } from '../errors/errors.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { inTransaction } from '../transaction.ts';
import { enqueueMessageMail } from './message-mail.ts';

type ContactTexts = { subject: string | null; message: string };

const RATE_LIMIT = { max: 5, windowSeconds: 10 * 60 };
/** A second click within this time, or another try after an answer that was lost, is no second message. */
const REPEATED_MINUTES = 10;

/**
 * Stores a visitor's message and notifies the clinic. A message with a filled honeypot, or one that was stored just
 * before, gets the same response and is dropped. `help` when its words are words of need: it says whom to call. Throws
 * `invalid` for a citizen service number, and `too-many`.
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
    if (await isRepeated(tx, message)) return;
    const [stored] = await tx.db
      .insert(contactMessages)
      .values({ ...message, notice, createdAt: tx.clock() })
      .returning({ id: contactMessages.id });
    if (stored && context.mail) await enqueueMessageMail(tx, stored.id);
    tx.afterCommit(() => context.background(() => deliverDue(context, ['mail'])));
  });
  return { success: true, ...help };
}

type StoredFields = Pick<typeof contactMessages.$inferSelect, 'name' | 'email' | 'phone' | 'subject' | 'message'>;

/**
 * Whether this person's message is among the new ones already, to the letter: one that staff handled or deleted
 * meanwhile is stored again. The lock lets two at once see each other's.
 */
async function isRepeated(
  { db, clock }: Context,
  { name, email, phone, subject, message }: StoredFields,
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.messages})`);
  const now = clock();
  const [same] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        // Clocks differ a little; one from when a clock was far ahead holds nothing up.
        between(contactMessages.createdAt, subMinutes(now, REPEATED_MINUTES), addMinutes(now, REPEATED_MINUTES)),
        isNull(contactMessages.handledAt),
        eq(contactMessages.name, name),
        eq(contactMessages.email, email),
        eq(contactMessages.message, message),
        sql`${contactMessages.phone} is not distinct from ${phone}`,
        sql`${contactMessages.subject} is not distinct from ${subject}`,
      ),
    )
    .limit(1);
  return same !== undefined;
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
