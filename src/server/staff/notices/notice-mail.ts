import { formatDetailMoment } from '../../../shared/dates/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { ROLE_NAMES } from '../../../shared/permissions.ts';
import { and, eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import type { PayloadOf, Template } from '../../mail/mail.ts';

type Row = PayloadOf<'account-notice'>;
type Account = Pick<typeof staff.$inferSelect, 'role' | 'readsMessages' | 'bigNumber'>;

const SUBJECTS: Record<Row['notice'], string> = {
  'new-browser': 'New login to your account',
  'password-changed': 'Your password was changed',
  'second-factor-on': 'Two-step login was turned on',
  'second-factor-off': 'Two-step login was turned off',
  'rights-changed': 'What you may do was changed',
};

/** Tells a person what happened to their account since the last mail, in one mail. */
export const accountNoticeMail: Template<'account-notice'> = {
  write: async ({ db, siteUrl }, rows) => {
    const staffId = rows[0]?.staffId ?? 0;
    const [account] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.id, staffId)));
    if (!account) return undefined;
    const notices = [...new Set(rows.map(({ notice }) => notice))];
    const [only] = notices;
    const subject = only && notices.length === 1 ? SUBJECTS[only] : 'Changes to your account';
    const sentences = [...new Set(rows.map((row) => sentenceOf(row, account)))];
    const text = [
      `This is about your account ${account.email} at ${siteUrl}.`,
      ...sentences,
      `If you expected this, there is nothing to do. If not, choose another password now, which ends all other sessions, and tell an administrator:\n${siteUrl}${paths.account}`,
    ];
    return { to: account.email, subject, text: `${text.join('\n\n')}\n` };
  },
};

function sentenceOf({ notice, at, browser, isOnlyKnown }: Row, account: Account): string {
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
    case 'rights-changed':
      return `Your role or rights were changed ${when}. ${rightsOf(account)}`;
  }
}

function rightsOf({ role, readsMessages, bigNumber }: Account): string {
  const reviewer = bigNumber === null ? 'You are not a medical reviewer.' : 'You are a medical reviewer.';
  return `Your role is now ${ROLE_NAMES[role]}. You may ${readsMessages ? '' : 'not '}read contact messages. ${reviewer}`;
}
