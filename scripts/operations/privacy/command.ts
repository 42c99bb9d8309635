import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { audit } from '../../../src/server/audit/record.ts';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { erasePerson } from '../../../src/server/operations/privacy/erase.ts';
import { findPerson, type PersonData } from '../../../src/server/operations/privacy/person.ts';

export const PRIVACY_USAGE = `Use one of:
  npm run privacy -- export jan@voorbeeld.nl --to FILE
  npm run privacy -- delete jan@voorbeeld.nl [--yes]`;

type Given = ReturnType<typeof privacyArguments>;

export async function runPrivacyCommand(
  context: Context,
  { command, email, to, yes }: Given,
  print: (line: string) => void,
): Promise<void> {
  if (command === 'export' && to) {
    const person = await findPerson(context, email);
    await writeFile(to, `${JSON.stringify({ email, ...person }, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 });
    await audit(context, 'person.exported');
    return print(`${to}: ${summarise(person)}`);
  }
  if (!yes) {
    print(`${email}: ${summarise(await findPerson(context, email))}`);
    return print('Nothing was deleted: add --yes to delete it permanently');
  }
  const person = await erasePerson(context, email);
  print(`Deleted data of ${email}: ${summarise(person)}`);
  if (person.auditLog.length > 0) print('The audit log keeps its entries: docs/privacy.md says why, and for how long');
  if (person.writer)
    print(`Articles that still show the name ${person.writer.name}: ${person.writer.articles.join('; ') || 'none'}`);
  if (person.account) print('If STAFF_EMAIL is this address, change it: the next start would create the account again');
  print('Older backups still contain the data until you delete them');
}

/** Whatever may be stored: what the forms take has changed, and will. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

export function privacyArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [command, address, ...others] = positionals;
  const email = address?.trim();
  if (command !== 'export' && command !== 'delete') throw new CommandError('Say export or delete');
  if (!email || !ADDRESS.test(email) || others.length > 0)
    throw new CommandError('Name the e-mail address of one person');
  if (command === 'export' && !values.to) throw new CommandError('Name the file of the export: --to FILE');
  if (command === 'export' && values.yes) throw new CommandError('export takes no --yes');
  if (command === 'delete' && values.to) throw new CommandError('delete takes no --to: export first');
  return { command, email, ...values };
}

function summarise({ messages, writer, account, auditLog }: PersonData): string {
  return [
    `${messages.length} messages`,
    writer ? 'a writer profile' : 'no writer profile',
    account ? `an account with ${account.sessions.length} sessions` : 'no account',
    `${auditLog.length} entries in the audit log`,
  ].join(', ');
}
