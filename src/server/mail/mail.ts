import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';

/** Mail to the clinic or to a member of staff. Visitors receive no mail, and no mail contains what they wrote. */
export type OutgoingMail = {
  /** By default the clinic. */
  to?: string;
  subject: string;
  text: string;
};

export type Mail = {
  /**
   * Sends mails over one connection, which is closed afterwards or when `signal` aborts. Resolves to an outcome for each:
   * undefined when the mail server accepted it, else why not.
   */
  send: (mails: readonly OutgoingMail[], signal?: AbortSignal) => Promise<readonly (Error | undefined)[]>;
};

/** What can happen to an account that its owner gets a mail about. */
export type AccountNotice =
  | 'new-browser'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'rights-changed';

/** What became of an article that a writer handed in. */
export type HandInNews = 'handed-in' | 'given-back' | 'published';

/** What each mail needs to know. It waits in the outbox until the mail is sent. */
export type MailPayload =
  | { template: 'new-message'; receiver: 'clinic'; messageId: number }
  /** To the person of the link. Its token is stored nowhere else. */
  | { template: 'account-link'; receiver: string; linkId: string }
  /** To the person of the account, whose address is read when the mail is written. */
  | {
      template: 'account-notice';
      receiver: `account ${number}`;
      staffId: number;
      notice: AccountNotice;
      at: string;
      /** Of a login, such as “Firefox on Windows”. */
      browser?: string | null;
      /** The site knew no browser of the account. */
      isOnlyKnown?: boolean;
    }
  /** To a person who may publish, or to who handed the article in. The note is read when the mail is written. */
  | { template: 'hand-in'; receiver: `account ${number}`; staffId: number; articleId: number; news: HandInNews };
export type TemplateName = MailPayload['template'];

/** The payload of one template. */
export type PayloadOf<Name extends TemplateName> = Extract<MailPayload, { template: Name }>;

/** One mail for all rows of a template and a receiver. */
export type Template<Name extends TemplateName> = {
  /** Undefined when no mail is needed any longer. */
  write: (dependencies: Dependencies, rows: PayloadOf<Name>[]) => Promise<OutgoingMail | undefined>;
  onDelivered?: (db: Database, rows: PayloadOf<Name>[]) => Promise<void>;
  onFailed?: (db: Database, rows: PayloadOf<Name>[]) => Promise<void>;
};

/** Every mail of the site. */
export type Templates = { [Name in TemplateName]: Template<Name> };
