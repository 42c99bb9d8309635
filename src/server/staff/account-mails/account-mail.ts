import { formatDetailMoment, formatDutchMoment } from '../../../shared/dates/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { ROLE_NAMES, type Role } from '../../../shared/permissions.ts';
import type { Language } from '../../../shared/words/words.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import type { PayloadOf, Template } from '../../mail/mail.ts';
import { browserInDutch } from '../known-browsers.ts';

type Row = PayloadOf<'account-notice'>;
type Account = Pick<typeof staff.$inferSelect, 'role' | 'readsMessages' | 'bigNumber'>;

type Texts = {
  subjects: Record<Row['notice'], string>;
  severalChanges: string;
  about: (email: string, siteUrl: string) => string;
  ifUnexpected: (address: string) => string;
  sentence: (row: Row, account: Account) => string;
};

const TEXTS: Record<Language, Texts> = {
  en: {
    subjects: {
      'new-browser': 'New login to your account',
      'password-changed': 'Your password was changed',
      'second-factor-on': 'Two-step login was turned on',
      'second-factor-off': 'Two-step login was turned off',
      'rights-changed': 'What you may do was changed',
    },
    severalChanges: 'Changes to your account',
    about: (email, siteUrl) => `This is about your account ${email} at ${siteUrl}.`,
    ifUnexpected: (address) =>
      `If you expected this, there is nothing to do. If not, choose another password now, which ends all other sessions, and tell an administrator:\n${address}`,
    sentence: englishSentence,
  },
  nl: {
    subjects: {
      'new-browser': 'Nieuwe inlog op uw account',
      'password-changed': 'Uw wachtwoord is gewijzigd',
      'second-factor-on': 'Inloggen in twee stappen is aangezet',
      'second-factor-off': 'Inloggen in twee stappen is uitgezet',
      'rights-changed': 'Wat u mag, is gewijzigd',
    },
    severalChanges: 'Wijzigingen van uw account',
    about: (email, siteUrl) => `Dit gaat over uw account ${email} op ${siteUrl}.`,
    ifUnexpected: (address) =>
      `Verwachtte u dit, dan hoeft u niets te doen. Zo niet, kies dan nu een ander wachtwoord, wat alle andere sessies beëindigt, en vertel het een beheerder:\n${address}`,
    sentence: dutchSentence,
  },
};

/** Tells a person what happened to their account since the last mail, in one mail. */
export const accountNoticeMail: Template<'account-notice'> = {
  write: async ({ db, siteUrl }, rows) => {
    const staffId = rows[0]?.staffId ?? 0;
    const [account] = await db.select().from(staff).where(eq(staff.id, staffId));
    if (!account) return undefined;
    const { subjects, severalChanges, about, ifUnexpected, sentence } = TEXTS[account.language];
    const notices = [...new Set(rows.map(({ notice }) => notice))];
    const [only] = notices;
    const subject = only && notices.length === 1 ? subjects[only] : severalChanges;
    const sentences = [...new Set(rows.map((row) => sentence(row, account)))];
    const text = [about(account.email, siteUrl), ...sentences, ifUnexpected(`${siteUrl}${paths.account}`)];
    return { to: account.email, subject, text: `${text.join('\n\n')}\n` };
  },
};

function englishSentence({ notice, at, browser, isOnlyKnown }: Row, account: Account): string {
  const when = `on ${formatDetailMoment(at)}`;
  switch (notice) {
    case 'new-browser':
      if (isOnlyKnown)
        return `Somebody logged in ${when}: ${browser ?? 'in a browser that does not say what it is'}. It may be the browser that you always use: the site did not know any browser of yours until now.`;
      return `Somebody logged in ${when} in a browser in which your account was not used before: ${browser ?? 'one that does not say what it is'}.`;
    case 'password-changed':
      return `The password was changed ${when}.`;
    case 'second-factor-on':
      return `Two-step login was turned on ${when}: logging in now takes a code as well.`;
    case 'second-factor-off':
      return `Two-step login was turned off ${when}: the password alone is now enough.`;
    case 'rights-changed': {
      const reviewer = account.bigNumber === null ? 'You are not a medical reviewer.' : 'You are a medical reviewer.';
      return `Your role or rights were changed ${when}. Your role is now ${ROLE_NAMES[account.role]}. You may ${account.readsMessages ? '' : 'not '}read contact messages. ${reviewer}`;
    }
  }
}

const DUTCH_ROLES: Record<Role, string> = { writer: 'Schrijver', editor: 'Redacteur', administrator: 'Beheerder' };

function dutchSentence({ notice, at, browser, isOnlyKnown }: Row, account: Account): string {
  const when = `op ${formatDutchMoment(at)}`;
  const known = browser && browserInDutch(browser);
  switch (notice) {
    case 'new-browser':
      if (isOnlyKnown)
        return `Er is ingelogd ${when}: ${known ?? 'in een browser die niet zegt wat hij is'}. Misschien is het de browser die u altijd gebruikt: de site kende tot nu toe geen browser van u.`;
      return `Er is ingelogd ${when} in een browser waarin uw account nog niet was gebruikt: ${known ?? 'een die niet zegt wat hij is'}.`;
    case 'password-changed':
      return `Het wachtwoord is gewijzigd ${when}.`;
    case 'second-factor-on':
      return `Inloggen in twee stappen is aangezet ${when}: voor het inloggen is nu ook een code nodig.`;
    case 'second-factor-off':
      return `Inloggen in twee stappen is uitgezet ${when}: het wachtwoord alleen is nu genoeg.`;
    case 'rights-changed': {
      const reviewer = account.bigNumber === null ? 'U bent geen medisch controleur.' : 'U bent medisch controleur.';
      return `Uw rol of rechten zijn gewijzigd ${when}. Uw rol is nu ${DUTCH_ROLES[account.role]}. U mag berichten ${account.readsMessages ? '' : 'niet '}lezen. ${reviewer}`;
    }
  }
}
