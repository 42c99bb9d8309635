import type { Mail } from './mail.ts';

export type MailSetting = { smtpUrl: string; to: string };

/** A mail server that does not answer holds a notice up, never the visitor who waits for an answer. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Mail over SMTP. The mailer is loaded for the first mail: public reads never need it. */
export function smtpMail({ smtpUrl, to }: MailSetting, timeouts = TIMEOUTS): Mail {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: smtpUrl, ...timeouts });
      try {
        await transport.sendMail({ from: senderOf(smtpUrl) ?? to, to, ...mail });
      } finally {
        transport.close();
      }
    },
  };
}

/** Most servers take mail only from the account that logs in. */
function senderOf(smtpUrl: string): string | undefined {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : undefined;
}
