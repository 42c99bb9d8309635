import type { Database } from '../db/database.ts';
import type { OutboxPayload } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OutgoingMail } from './mail.ts';

export type MailRow = OutboxPayload['mail'];
export type TemplateName = MailRow['template'];

/** The rows of one template. */
export type RowOf<Name extends TemplateName> = Extract<MailRow, { template: Name }>;

/** One mail for all rows of a template and a receiver. */
export type Template<Name extends TemplateName> = {
  /** Undefined when no mail is needed any longer. */
  write: (dependencies: Dependencies, rows: RowOf<Name>[]) => Promise<OutgoingMail | undefined>;
  onDelivered?: (db: Database, rows: RowOf<Name>[]) => Promise<void>;
  onFailed?: (db: Database, rows: RowOf<Name>[]) => Promise<void>;
};
