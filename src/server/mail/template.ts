import type { Database } from '../db/database.ts';
import type { OutboxPayload } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OutgoingMail } from './mail.ts';

export type MailRow = OutboxPayload['mail'];
export type TemplateName = MailRow['template'];

/** One mail for all rows of a template and a receiver. */
export type Template = {
  /** Undefined when there is nothing left to tell. */
  write: (dependencies: Dependencies, rows: MailRow[]) => Promise<OutgoingMail | undefined>;
  onDelivered: (db: Database, rows: MailRow[]) => Promise<void>;
  onFailed: (db: Database, rows: MailRow[]) => Promise<void>;
};
