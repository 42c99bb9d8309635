import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { addAccount, deactivateAccount, listAccounts, resetPassword } from '../../../src/server/staff/accounts.ts';
import { removeSecondFactor } from '../../../src/server/staff/second-factor/set-up.ts';

export type Terminal = { askPassword: () => Promise<string>; print: (line: string) => void };

const USAGE = `Use one of:
  npm run staff -- add anna@example.nl [--name "Anna de Vries"]
  npm run staff -- password anna@example.nl
  npm run staff -- lost-phone anna@example.nl
  npm run staff -- deactivate anna@example.nl
  npm run staff -- list`;

export async function runStaffCommand(
  context: Context,
  args: string[],
  { askPassword, print }: Terminal,
): Promise<void> {
  const { command, email, name } = parse(args);
  switch (command) {
    case 'add':
      await addAccount(context, { email: validEmail(email), name, password: await askPassword() });
      return print(`${email} can log in now`);
    case 'password':
      await resetPassword(context, validEmail(email), await askPassword());
      return print(`${email} has a new password; all its sessions have ended`);
    case 'lost-phone':
      await removeSecondFactor(context, validEmail(email));
      return print(`${email} can log in without a code until two-step login is set up again`);
    case 'deactivate':
      await deactivateAccount(context, validEmail(email));
      return print(`${email} can no longer log in`);
    case 'list':
      for (const account of await listAccounts(context)) {
        print([account.email, account.name, account.isActive ? 'active' : 'inactive'].join('\t'));
      }
      return;
    default:
      throw new CommandError(USAGE);
  }
}

function parse(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { name: { type: 'string' } } });
    const [command, email] = positionals;
    return { command, email, name: values.name };
  } catch {
    throw new CommandError(USAGE);
  }
}

function validEmail(email: string | undefined): string {
  if (!email) throw new CommandError(USAGE);
  if (!z.email().safeParse(email).success) throw new CommandError(`"${email}" is not an e-mail address`);
  return email;
}
