/** Mail to the clinic. Visitors receive no mail, and no mail contains what they wrote. */
export type OutgoingMail = { subject: string; text: string };

export type Mail = {
  /**
   * Sends mails over one connection, which is closed afterwards or when `signal` aborts. Resolves to an outcome for each:
   * undefined when the mail server accepted it, else why not.
   */
  send: (mails: readonly OutgoingMail[], signal?: AbortSignal) => Promise<readonly (Error | undefined)[]>;
};
