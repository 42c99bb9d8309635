import { parseArgs } from 'node:util';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import {
  invite,
  listInvitations,
  makeResetLink,
  resendInvitation,
  revokeInvitation,
} from '../../../src/server/staff/account-links/invitations.ts';
import { addAccount, resetPassword } from '../../../src/server/staff/accounts.ts';
import {
  changePerson,
  deactivateAccount,
  endSessionsOfAccount,
  reactivateAccount,
} from '../../../src/server/staff/people/change.ts';
import { listPeople } from '../../../src/server/staff/people/people.ts';
import { removeSecondFactor } from '../../../src/server/staff/second-factor/set-up.ts';
import { EMAIL_ADDRESS } from '../../../src/shared/addresses/email-address.ts';
import { LANGUAGE_NAMES } from '../../../src/shared/language-names.ts';
import { ROLE_NAMES, ROLES, type Role } from '../../../src/shared/permissions.ts';
import { LANGUAGES, type Language } from '../../../src/shared/words/words.ts';

export type Terminal = { askPassword: () => Promise<string>; print: (line: string) => void };

export const STAFF_USAGE = `Use one of:
  npm run staff -- invite anna@example.nl [--name "Anna de Vries"] [--role writer|editor|administrator] [--messages] [--language nl|en]
  npm run staff -- resend anna@example.nl
  npm run staff -- revoke anna@example.nl
  npm run staff -- add anna@example.nl [--name "Anna de Vries"] [--role writer|editor|administrator] [--messages] [--language nl|en]
  npm run staff -- role anna@example.nl writer|editor|administrator
  npm run staff -- messages anna@example.nl on|off
  npm run staff -- reset anna@example.nl
  npm run staff -- password anna@example.nl
  npm run staff -- lost-phone anna@example.nl
  npm run staff -- sign-out anna@example.nl
  npm run staff -- reviewer anna@example.nl --profession huisarts --big 19012345601
  npm run staff -- no-reviewer anna@example.nl
  npm run staff -- deactivate anna@example.nl
  npm run staff -- reactivate anna@example.nl
  npm run staff -- list`;

type Command = (context: Context, given: Given, terminal: Terminal) => Promise<string[]>;

/** Each resolves to the lines to print. */
const COMMANDS: Record<string, Command> = {
  invite: async (context, { email, name, role = 'writer', messages = false, language }) => {
    const input = { email, name: name || nameOf(email), role, readsMessages: messages, language };
    const { url, isMailed } = await invite(context, input);
    return [`${email} is invited as ${ROLE_NAMES[role]}. ${linkText(isMailed)}`, ...secretLines(), url];
  },
  resend: async (context, { email }) => {
    const { url, isMailed } = await resendInvitation(context, await invitationOf(context, email));
    return [
      `${email} is invited once more; the earlier link no longer works. ${linkText(isMailed)}`,
      ...secretLines(),
      url,
    ];
  },
  revoke: async (context, { email }) => {
    await revokeInvitation(context, await invitationOf(context, email));
    return [`The invitation of ${email} no longer works`];
  },
  add: async (context, { email, name, role, messages, language }, { askPassword }) => {
    const password = await askPassword();
    const added = await addAccount(context, { email, name, password, role, readsMessages: messages, language });
    return [`${email} can log in now, as ${ROLE_NAMES[added]}`];
  },
  role: async (context, { email, value }) => {
    const role = validRole(value);
    await changePerson(context, email, { role });
    return [`${email} is ${ROLE_NAMES[role]} now`];
  },
  messages: async (context, { email, value }) => {
    if (value !== 'on' && value !== 'off') throw new CommandError('Say on or off after the address');
    await changePerson(context, email, { readsMessages: value === 'on' });
    return [`${email} ${value === 'on' ? 'reads contact messages now' : 'no longer reads contact messages'}`];
  },
  reset: async (context, { email }) => {
    const { url, isMailed } = await makeResetLink(context, email);
    return [`${email} can choose a new password. ${linkText(isMailed)}`, ...secretLines(), url];
  },
  password: async (context, { email }, { askPassword }) => {
    await resetPassword(context, email, await askPassword());
    return [`${email} has a new password; all its sessions have ended`];
  },
  'lost-phone': async (context, { email }) => {
    await removeSecondFactor(context, email);
    return [`${email} can log in without a code until two-step login is set up again`];
  },
  'sign-out': async (context, { email }) => {
    await endSessionsOfAccount(context, email);
    return [`All sessions of ${email} have ended`];
  },
  reviewer: async (context, { email, profession, big }) => {
    if (!profession || !big) throw new CommandError('Name --profession and --big');
    await changePerson(context, email, { reviewer: { profession, bigNumber: big } });
    return [`${email} can review articles now; readers see the name, “${profession}” and the BIG number`];
  },
  'no-reviewer': async (context, { email }) => {
    await changePerson(context, email, { reviewer: null });
    return [`${email} can no longer review articles; reviews made before stand until staff withdraw them`];
  },
  deactivate: async (context, { email }) => {
    await deactivateAccount(context, email);
    return [`${email} can no longer log in`];
  },
  reactivate: async (context, { email }) => {
    await reactivateAccount(context, email);
    return [`${email} can log in again`];
  },
};

export async function runStaffCommand(context: Context, given: Given, terminal: Terminal): Promise<void> {
  const run = COMMANDS[given.command];
  if (!run) return printPeople(context, terminal.print);
  for (const line of await run(context, given, terminal)) terminal.print(line);
}

type Given = {
  command: string;
  email: string;
  /** What stands after the address. */
  value?: string | undefined;
  name?: string | undefined;
  role?: Role | undefined;
  messages?: boolean | undefined;
  language?: Language | undefined;
  profession?: string | undefined;
  big?: string | undefined;
};

/** Those with something after the address. */
const VALUED = new Set(['role', 'messages']);

const OF_NEW_ACCOUNT = ['name', 'role', 'messages', 'language'];
const OPTIONS: Record<string, readonly string[]> = {
  invite: OF_NEW_ACCOUNT,
  add: OF_NEW_ACCOUNT,
  reviewer: ['profession', 'big'],
};

export function staffArguments(args: string[]): Given {
  const text = { type: 'string' } as const;
  const texts = { name: text, profession: text, big: text, role: text, language: text };
  const options = { ...texts, messages: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [command = '', address, value] = positionals;
  if (command !== 'list' && !Object.hasOwn(COMMANDS, command)) throw new CommandError('Say what to do');
  const surplus = positionals.slice(command === 'list' ? 1 : VALUED.has(command) ? 3 : 2);
  if (surplus.length > 0) throw new CommandError(`${surplus.join(' ')} is more than ${command} takes`);
  const unknown = Object.keys(values).filter((name) => !OPTIONS[command]?.includes(name));
  if (unknown.length > 0) throw new CommandError(`${command} takes no --${unknown.join(', --')}`);
  const email = command === 'list' ? '' : validEmail(address);
  const role = values.role === undefined ? undefined : validRole(values.role);
  const language = values.language === undefined ? undefined : validLanguage(values.language);
  return { command, email, value, ...values, role, language };
}

function validRole(text: string | undefined): Role {
  const role = ROLES.find((name) => name === text);
  if (!role) throw new CommandError(`Name a role: ${ROLES.join(', ')}`);
  return role;
}

function validLanguage(text: string): Language {
  const language = LANGUAGES.find((name) => name === text);
  if (!language) throw new CommandError(`Name a language: ${LANGUAGES.join(', ')}`);
  return language;
}

function validEmail(email: string | undefined): string {
  if (!email) throw new CommandError('Name an e-mail address');
  if (!EMAIL_ADDRESS.test(email)) throw new CommandError(`"${email}" is not an e-mail address`);
  return email.toLowerCase();
}

async function invitationOf(context: Context, email: string): Promise<string> {
  const found = (await listInvitations(context)).find((invitation) => invitation.email === email);
  if (!found) throw new CommandError(`There is no invitation for ${email}: it was accepted or revoked, or never made`);
  return found.id;
}

/** A setting, not the file in the data folder: it may be another than that of the site, which then knows no such link. */
const secretLines = () =>
  process.env['SESSION_SECRET']
    ? [
        'It works only if SESSION_SECRET is the same here as where the site runs. Otherwise use `add` and `password`, or People.',
      ]
    : [];

const nameOf = (email: string) => email.split('@')[0] ?? email;

const linkText = (isMailed: boolean) =>
  `${isMailed ? 'The link is mailed; you can also send it yourself' : 'Send them this link'}: it works once, for 7 days.`;

/** One line for each account and each open invitation, with tabs between the columns. */
async function printPeople(context: Context, print: (line: string) => void): Promise<void> {
  const people = await listPeople(context);
  const invitations = await listInvitations(context);
  if (people.length === 0 && invitations.length === 0)
    print('There are no accounts yet. The first start of the site makes one, or: npm run staff -- add anna@example.nl');
  for (const {
    email,
    name,
    isActive,
    role,
    language,
    readsMessages,
    reviewer,
    hasSecondFactor,
    lastSeenAt,
  } of people) {
    print(
      [
        email,
        name,
        isActive ? 'active' : 'inactive',
        ROLE_NAMES[role],
        lastSeenAt ? `last seen ${lastSeenAt.slice(0, 16).replace('T', ' ')} UTC` : 'never seen',
        ...(readsMessages ? ['reads messages'] : []),
        ...(hasSecondFactor ? ['two-step login'] : []),
        ...(language === 'en' ? [] : [LANGUAGE_NAMES[language]]),
        ...(reviewer ? [`${reviewer.profession}, BIG ${reviewer.bigNumber}`] : []),
      ].join('\t'),
    );
  }
  for (const { email, name, role, expiresAt, isExpired } of invitations)
    print(
      [
        email,
        name,
        isExpired ? 'invitation expired' : `invited until ${expiresAt.slice(0, 10)}`,
        ROLE_NAMES[role],
      ].join('\t'),
    );
}
