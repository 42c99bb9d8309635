import { newMessageMail } from '../contact/new-message-mail.ts';
import { accountLinkMail } from '../staff/account-links/link-mail.ts';
import { accountNoticeMail } from '../staff/notices/notice-mail.ts';
import type { Template, TemplateName } from './template.ts';

/** Every mail of the site, each in the folder of its subject. */
export const TEMPLATES: { [Name in TemplateName]: Template<Name> } = {
  'new-message': newMessageMail,
  'account-link': accountLinkMail,
  'account-notice': accountNoticeMail,
};
