import type { Mail } from './mail.ts';

export type MailSetting = { smtpUrl: string; to: string };

const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };
/** One connection for all mails. The outbox retries; a retry by nodemailer could send a mail twice. */
const POOL = { pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY, maxRequeues: 0 } as const;

/** Mail over SMTP. Loads nodemailer for the first mail: public pages never need it. */
export function smtpMail({ smtpUrl, to }: MailSetting, timeouts = TIMEOUTS): Mail {
  return {
    async send(mails, signal) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: smtpUrl, ...POOL, ...timeouts });
      const from = senderOf(smtpUrl) ?? to;
      try {
        const results = await Promise.allSettled(
          mails.map((mail) => transport.sendMail({ from, to, ...mail, ...(signal && { signal }) })),
        );
        return results.map((result) => (result.status === 'rejected' ? (result.reason as Error) : undefined));
      } finally {
        transport.close();
      }
    },
  };
}

/** Most servers accept mail only from the account that logged in. */
function senderOf(smtpUrl: string): string | undefined {
  try {
    const user = decodeURIComponent(new URL(smtpUrl).username);
    return user.includes('@') ? user : undefined;
  } catch {
    // Not an address but, as some hosts have it, info%clinic.nl. nodemailer logs in with that as it is.
    return undefined;
  }
}
