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
