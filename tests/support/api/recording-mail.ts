import type { Mail, OutgoingMail } from '../../../src/server/mail/mail.ts';

/** A mail server for tests that records accepted mails. */
export function recordingMail() {
  const accepted: OutgoingMail[] = [];
  let failure: Error | undefined;
  const mail: Mail = {
    send: async (mails) => {
      if (!failure) accepted.push(...mails);
      return mails.map(() => failure);
    },
  };
  return {
    mail,
    /** Returns and clears the accepted mails. */
    take: () => accepted.splice(0),
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
}
