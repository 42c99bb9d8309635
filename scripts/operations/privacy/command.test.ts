import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eq } from '../../../src/server/db/drizzle.ts';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { auditLog } from '../../../src/server/db/schema/audit.ts';
import { contactMessages } from '../../../src/server/db/schema/contact.ts';
import { secondFactors, sessions, staff } from '../../../src/server/db/schema/staff.ts';
import { writers } from '../../../src/server/db/schema/writers.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret } from '../../../src/server/staff/second-factor/verify.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { privacyArguments, runPrivacyCommand } from './command.ts';

const app = setUpTestApp();
const folder = await mkdtemp(join(tmpdir(), 'privacy-'));
afterAll(() => rm(folder, { recursive: true }));
let file = '';
let number = 0;

async function run(...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  await runPrivacyCommand(app.system, privacyArguments(args), (line) => printed.push(line));
  return printed;
}

/** Anna has an account, a writer profile and one message; Jan has two messages. */
beforeEach(async () => {
  number += 1;
  file = join(folder, `${number}.json`);
  const { cookie } = await app.logIn();
  const created = await app.request('/api/admin/writers', {
    method: 'POST',
    cookie,
    body: { name: 'Anna', email: STAFF.email },
  });
  const { id } = (await created.json()) as { id: number };
  await app.article(cookie, { writerId: id, isPublished: true });
  for (const email of ['Jan@Voorbeeld.nl', 'jan@voorbeeld.nl', STAFF.email])
    await app.db.insert(contactMessages).values({ name: 'X', email, message: 'Hallo', createdAt: app.time.now });
});

test('exports the data of one person, without password hashes', async () => {
  expect(await run('export', 'JAN@voorbeeld.nl', '--to', file)).toEqual([
    `${file}: 2 messages, no writer profile, no account, 0 entries in the audit log`,
  ]);
  expect(await readFile(file, 'utf8')).not.toContain(STAFF.email);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await run('export', STAFF.email, '--to', join(folder, 'anna.json'));
  const anna = JSON.parse(await readFile(join(folder, 'anna.json'), 'utf8')) as object;
  expect(anna).toMatchObject({
    messages: [{ message: 'Hallo' }],
    writer: { name: 'Anna', articles: ['Slapen zonder pillen'] },
    account: { email: STAFF.email, sessions: [{}] },
    auditLog: [{ action: 'writer.created' }, { action: 'article.created' }, { action: 'article.published' }],
  });
  expect(JSON.stringify(anna)).not.toMatch(/scrypt|passwordHash/);
  expect((await app.db.select().from(auditLog)).at(-1)).toMatchObject({ action: 'person.exported', subject: null });
});

test('deletes a visitor and audits it without their name or address', async () => {
  expect(await run('delete', 'jan@voorbeeld.nl')).toContain('Nothing was deleted: add --yes to delete it permanently');
  expect(await app.db.select().from(contactMessages)).toHaveLength(3);
  await run('delete', 'jan@voorbeeld.nl', '--yes');
  expect((await app.db.select().from(contactMessages)).map(({ email }) => email)).toEqual([STAFF.email]);
  const lines = await app.db.select().from(auditLog).orderBy(auditLog.id);
  expect(lines.slice(-3).map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['message.deleted', 1],
    ['message.deleted', 2],
    ['person.erased', null],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/voorbeeld/i);
});

test('deletes all data of staff but their articles and audit entries', async () => {
  await app.db
    .insert(staff)
    .values({ email: 'eva@clinic.example', name: 'Eva', passwordHash: 'x', role: 'administrator' });
  const printed = await run('delete', STAFF.email, '--yes');
  expect(printed[0]).toBe(
    `Deleted data of ${STAFF.email}: 1 messages, a writer profile, an account with 1 sessions, 3 entries in the audit log`,
  );
  expect(printed).toContain('Articles that still show the name Anna: Slapen zonder pillen');
  expect(await app.db.select().from(sessions)).toEqual([]);
  expect(await app.db.select().from(writers)).toEqual([]);
  expect((await app.db.select().from(staff)).map(({ name }) => name)).toEqual(['Eva']);
  expect(await app.db.select().from(articles)).toMatchObject([{ author: 'Anna', writerId: null }]);
  expect(await app.db.select().from(auditLog).where(eq(auditLog.actor, STAFF.email))).toHaveLength(3);
});

test('exports and deletes two-step login without revealing its secrets', async () => {
  const { staffId } = await app.logIn();
  const secret = newSecret();
  const codes = newRecoveryCodes();
  const recoveryCodeHashes = codes.map(hashRecoveryCode);
  const confirmedAt = app.time.now;
  await app.db
    .insert(staff)
    .values({ email: 'eva@clinic.example', name: 'Eva', passwordHash: 'x', role: 'administrator' });
  await app.db.insert(secondFactors).values({ staffId, secret, confirmedAt, recoveryCodeHashes });

  await run('export', STAFF.email, '--to', file);
  const exported = await readFile(file, 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ account: { twoStepLoginSince: confirmedAt.toISOString() } });
  for (const hidden of [secret, ...codes, ...recoveryCodeHashes]) expect(exported).not.toContain(hidden);

  await run('delete', STAFF.email, '--yes');
  expect(await app.db.select().from(secondFactors)).toEqual([]);
});

test('deletes nothing of the last administrator', async () => {
  await app.db
    .insert(staff)
    .values({ email: 'eva@clinic.example', name: 'Eva', passwordHash: 'x', role: 'administrator', isActive: false });
  await expect(run('delete', STAFF.email, '--yes')).rejects.toThrow('This is the last administrator who can log in');
  expect(await app.db.select().from(writers)).toHaveLength(1);
  expect(await app.db.select().from(contactMessages)).toHaveLength(3);
});

test.each([
  [[], 'Say export or delete'],
  [['export'], 'Name the e-mail address of one person'],
  [['export', 'jan@voorbeeld.nl'], 'Name the file of the export'],
  [['export', 'jan@voorbeeld.nl', '--to', 'jan.json', '--yes'], 'export takes no --yes'],
  [['delete', 'jan@voorbeeld.nl', '--yes', '--to', 'jan.json'], 'delete takes no --to'],
  [['delete', 'jan@x.nl els@x.nl'], 'Name the e-mail address of one person'],
  [['delete', 'jan'], 'Name the e-mail address of one person'],
  [['forget', 'jan@voorbeeld.nl'], 'Say export or delete'],
])('%j says what to do', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
