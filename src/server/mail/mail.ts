/** Mail to the clinic itself. Nothing is ever mailed to a visitor, and nothing a visitor wrote is mailed at all. */
export type Mail = {
  /** Throws when the mail server does not take it. */
  send: (mail: { subject: string; text: string }) => Promise<void>;
};
