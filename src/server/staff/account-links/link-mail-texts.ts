import { ACCOUNT_LINK_DAYS } from '../../../shared/constants.ts';
import type { Language } from '../../../shared/words/words.ts';
import type { OutgoingMail } from '../../mail/mail.ts';

/** `address` is of the link, `host` and `siteUrl` of the site. */
type Link = { name: string; email: string; host: string; siteUrl: string; address: string };
type Texts = Record<'invitation' | 'reset' | 'forgotten', (link: Link) => Omit<OutgoingMail, 'to'>>;

export const LINK_MAILS: Record<Language, Texts> = {
  en: {
    invitation: ({ name, host, siteUrl, address }) => ({
      subject: `Invitation to ${host}`,
      text: `Dear ${name},\n\nYou are invited to work on ${siteUrl}. Choose a password here:\n${address}\n\nThe link works once, within ${ACCOUNT_LINK_DAYS} days of this mail. Do not forward it.\n\nIf you did not expect this, there is nothing to do.\n`,
    }),
    reset: ({ email, host, siteUrl, address }) => ({
      subject: `Choose a new password for ${host}`,
      text: `An administrator made a link with which you choose a new password for your account ${email} at ${siteUrl}:\n${address}\n\nThe link works once, within ${ACCOUNT_LINK_DAYS} days of this mail. Do not forward it.\n\nYour password stays until you do. If you did not ask for this, tell an administrator.\n`,
    }),
    forgotten: ({ email, host, siteUrl, address }) => ({
      subject: `Choose a new password for ${host}`,
      text: `Somebody asked for a new password of your account ${email} at ${siteUrl}. Choose it here:\n${address}\n\nThe link works once, within an hour. Do not forward it.\n\nYour password stays until you do. If you did not ask for this, there is nothing to do.\n`,
    }),
  },
  nl: {
    invitation: ({ name, host, siteUrl, address }) => ({
      subject: `Uitnodiging voor ${host}`,
      text: `Beste ${name},\n\nU bent uitgenodigd om mee te werken aan ${siteUrl}. Kies hier een wachtwoord:\n${address}\n\nDe link werkt één keer, binnen ${ACCOUNT_LINK_DAYS} dagen na deze mail. Stuur hem niet door.\n\nVerwachtte u dit niet, dan hoeft u niets te doen.\n`,
    }),
    reset: ({ email, host, siteUrl, address }) => ({
      subject: `Kies een nieuw wachtwoord voor ${host}`,
      text: `Een beheerder heeft een link gemaakt waarmee u een nieuw wachtwoord kiest voor uw account ${email} op ${siteUrl}:\n${address}\n\nDe link werkt één keer, binnen ${ACCOUNT_LINK_DAYS} dagen na deze mail. Stuur hem niet door.\n\nTot dan blijft uw wachtwoord wat het is. Hebt u hier niet om gevraagd, vertel het dan een beheerder.\n`,
    }),
    forgotten: ({ email, host, siteUrl, address }) => ({
      subject: `Kies een nieuw wachtwoord voor ${host}`,
      text: `Iemand heeft om een nieuw wachtwoord gevraagd voor uw account ${email} op ${siteUrl}. Kies het hier:\n${address}\n\nDe link werkt één keer, binnen een uur. Stuur hem niet door.\n\nTot dan blijft uw wachtwoord wat het is. Hebt u hier niet om gevraagd, dan hoeft u niets te doen.\n`,
    }),
  },
};
