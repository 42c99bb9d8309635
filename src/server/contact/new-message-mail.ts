import { paths } from '../../shared/paths.ts';
import type { Database } from '../db/database.ts';
import { and, count, inArray, isNull } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import type { PayloadOf, Template } from '../mail/template.ts';

/**
 * Tells the clinic how many new messages there are, and nothing more: plain mail must not contain patient data
 * (docs/product.md#contact-form). Messages that staff have handled or deleted do not count.
 */
export const newMessageMail: Template<'new-message'> = {
  write: async ({ db, siteUrl }, rows) => {
    const [unhandled] = await db
      .select({ total: count() })
      .from(contactMessages)
      .where(and(hasId(rows), isNull(contactMessages.handledAt)));
    const total = unhandled?.total ?? 0;
    if (total === 0) return undefined;
    const address = `${siteUrl}${paths.messages}`;
    return total === 1
      ? {
          subject: 'Nieuw bericht via de website',
          text: `Er staat een nieuw bericht klaar. Lees het hier:\n${address}\n`,
        }
      : {
          subject: `${total} nieuwe berichten via de website`,
          text: `Er staan ${total} nieuwe berichten klaar. Lees ze hier:\n${address}\n`,
        };
  },
  onDelivered: (db, rows) => setNotice(db, rows, 'sent'),
  onFailed: (db, rows) => setNotice(db, rows, 'failed'),
};

async function setNotice(db: Database, rows: PayloadOf<'new-message'>[], notice: 'sent' | 'failed'): Promise<void> {
  if (rows.length > 0) await db.update(contactMessages).set({ notice }).where(hasId(rows));
}

const hasId = (rows: PayloadOf<'new-message'>[]) =>
  inArray(
    contactMessages.id,
    rows.map(({ messageId }) => messageId),
  );
