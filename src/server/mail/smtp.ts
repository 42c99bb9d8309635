import type { Mail } from './mail.ts';

export type MailSetting = { smtpUrl: string; to: string };

const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Mail over SMTP. Loads nodemailer for the first mail: public pages never need it. */
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

/** Most servers accept mail only from the account that logs in. */
function senderOf(smtpUrl: string): string | undefined {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : undefined;
}
