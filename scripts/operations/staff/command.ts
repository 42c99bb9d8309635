import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { addAccount, deactivateAccount, listAccounts, resetPassword } from '../../../src/server/staff/accounts.ts';
import { removeSecondFactor } from '../../../src/server/staff/second-factor/set-up.ts';

export type Terminal = { askPassword: () => Promise<string>; say: (line: string) => void };

const USAGE = `Use one of:
  npm run staff -- add anna@example.nl [--name "Anna de Vries"]
  npm run staff -- password anna@example.nl
  npm run staff -- lost-phone anna@example.nl
  npm run staff -- deactivate anna@example.nl
  npm run staff -- list`;

/** Carries out one command about staff accounts. Throws errors of a line that say what to do instead. */
export async function runStaffCommand(context: Context, args: string[], { askPassword, say }: Terminal): Promise<void> {
  const { command, email, name } = read(args);
  switch (command) {
    case 'add':
      await addAccount(context, { email: checked(email), name, password: await askPassword() });
      return say(`${email} can log in now`);
    case 'password':
      await resetPassword(context, checked(email), await askPassword());
      return say(`${email} has a new password, and has to log in again everywhere`);
    case 'lost-phone':
      await removeSecondFactor(context, checked(email));
      return say(`${email} logs in with e-mail and password alone, until two-step login is set up again`);
    case 'deactivate':
      await deactivateAccount(context, checked(email));
      return say(`${email} can no longer log in`);
    case 'list':
      for (const account of await listAccounts(context)) {
        say([account.email, account.name, account.isActive ? 'active' : 'inactive'].join('\t'));
      }
      return;
    default:
      throw new CommandError(USAGE);
  }
}

function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { name: { type: 'string' } } });
    const [command, email] = positionals;
    return { command, email, name: values.name };
  } catch {
    throw new CommandError(USAGE);
  }
}

function checked(email: string | undefined): string {
  if (!email) throw new CommandError(USAGE);
  if (!z.email().safeParse(email).success) throw new CommandError(`"${email}" is not an e-mail address`);
  return email;
}
