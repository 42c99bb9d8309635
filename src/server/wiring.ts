import { handInMail } from './articles/hand-ins/hand-in-mail.ts';
import { carryOutDue } from './articles/schedules/carry-out-due.ts';
import { writerNames } from './articles/write-path/writer-names.ts';
import { cdnPurges } from './cache/cdn-purges.ts';
import { newMessageMail } from './contact/message-mail.ts';
import type { Dependencies } from './dependencies.ts';
import { mailDelivery } from './mail/mail-delivery.ts';
import { siteBuilds } from './site-documents/site-on-vercel.ts';
import { accountLinkMail } from './staff/account-links/account-link.ts';
import { accountNoticeMail } from './staff/account-mails/account-mail.ts';
import { notifyOfAction } from './staff/account-mails/notify.ts';

/** What lower floors call and upper ones do: every {@link Dependencies} holds it. */
export const WIRING: Pick<Dependencies, 'deliveries' | 'carryOutDue' | 'notifyOfAction'> = {
  deliveries: {
    'cdn-purge': cdnPurges,
    mail: mailDelivery({
      'new-message': newMessageMail,
      'account-link': accountLinkMail,
      'account-notice': accountNoticeMail,
      'hand-in': handInMail,
    }),
    'writer-name': writerNames,
    'site-build': siteBuilds,
  },
  carryOutDue,
  notifyOfAction,
};
