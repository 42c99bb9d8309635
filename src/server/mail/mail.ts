/** Mail to the clinic. Visitors receive no mail, and no mail contains what they wrote. */
export type Mail = {
  /** Throws when the mail server does not accept the mail. */
  send: (mail: { subject: string; text: string }) => Promise<void>;
};
