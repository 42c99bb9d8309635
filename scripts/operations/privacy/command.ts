import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { audit } from '../../../src/server/audit/record.ts';
import type { Context } from '../../../src/server/context.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { erasePerson } from '../../../src/server/operations/privacy/erase.ts';
import { findPerson, type PersonData } from '../../../src/server/operations/privacy/person.ts';

const USAGE = `Use one of:
  npm run privacy -- export jan@voorbeeld.nl --to FILE
  npm run privacy -- delete jan@voorbeeld.nl [--yes]`;

/** Carries out one request about a person's data. Throws errors that say what to do instead. */
export async function runPrivacyCommand(context: Context, args: string[], say: (line: string) => void): Promise<void> {
  const { command, email, to, yes } = read(args);
  if (command === 'export' && to) {
    const person = await findPerson(context, email);
    await writeFile(to, `${JSON.stringify({ email, ...person }, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 });
    await audit(context, 'person.exported');
    return say(`${to}: ${sumOf(person)}`);
  }
  if (command !== 'delete') throw new CommandError(USAGE);
  if (!yes) {
    say(`${email}: ${sumOf(await findPerson(context, email))}`);
    return say('Nothing was deleted yet: add --yes to delete it for good');
  }
  const person = await erasePerson(context, email);
  say(`Deleted of ${email}: ${sumOf(person)}`);
  if (person.auditLog.length > 0) say('The audit log keeps its lines: docs/privacy.md says why, and for how long');
  if (person.writer)
    say(`The name ${person.writer.name} still stands on: ${person.writer.articles.join('; ') || 'nothing'}`);
  if (person.account) say('If STAFF_EMAIL names this account, change that: the next start would make it again');
  say('Backups from before still hold it until they are thrown away');
}

function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    const [command, email] = positionals;
    return { command, email: z.email().parse(email?.trim()), ...values };
  } catch {
    throw new CommandError(USAGE);
  }
}

function sumOf({ messages, writer, account, auditLog }: PersonData): string {
  return [
    `${messages.length} messages`,
    writer ? 'a writer profile' : 'no writer profile',
    account ? `an account with ${account.sessions.length} sessions` : 'no account',
    `${auditLog.length} lines in the audit log`,
  ].join(', ');
}
