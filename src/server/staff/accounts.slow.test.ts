import { expect, test } from 'vitest';
import { addAdministrator } from '../../../tests/support/administrator.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { changeBeforeTransaction } from '../../../tests/support/database/change-before-transaction.ts';
import { ensureFirstAccount, resetPassword, upsertAccount } from './accounts.ts';
import { deactivateAccount } from './people/change.ts';
import { listPeople } from './people/people.ts';

const app = setUpTestApp();
const ACCOUNT = { email: 'Anna.de-Vries@Clinic.example', password: 'correct horse battery staple' };

async function logIn(email: string, password: string): Promise<string> {
  const response = await app.request('/api/admin/login', { method: 'POST', body: { email, password } });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
const status = async (cookie: string) => (await app.request('/api/admin/me', { cookie })).status;

test('creates the configured account once, and a restart ends no session', async () => {
  await upsertAccount(app.system, ACCOUNT);
  const cookie = await logIn(ACCOUNT.email, ACCOUNT.password);
  await upsertAccount(app.system, ACCOUNT);
  expect(await status(cookie)).toBe(200);
  expect(await listPeople(app.system)).toMatchObject([
    { email: 'anna.de-vries@clinic.example', name: 'Anna De Vries', isActive: true },
  ]);
});

test('resets the password and ends the sessions when the settings change it', async () => {
  await upsertAccount(app.system, ACCOUNT);
  const cookie = await logIn(ACCOUNT.email, ACCOUNT.password);
  await upsertAccount(app.system, { ...ACCOUNT, password: 'a different one altogether' });
  expect(await status(cookie)).toBe(401);
  expect(await status(await logIn(ACCOUNT.email, 'a different one altogether'))).toBe(200);
});

test('leaves a deactivated account deactivated, whatever the settings say', async () => {
  await upsertAccount(app.system, ACCOUNT);
  await addAdministrator(app.db);
  await deactivateAccount(app.system, ACCOUNT.email);
  for (const password of [ACCOUNT.password, 'a different one altogether']) {
    expect(await upsertAccount(app.system, { ...ACCOUNT, password })).toBe(false);
    expect(await logIn(ACCOUNT.email, password)).toBe('');
  }
  expect(await listPeople(app.system)).toMatchObject([{ isActive: false }, { name: 'Beheer' }]);
  await resetPassword(app.system, ACCOUNT.email, 'vier losse woorden uit de kast');
  expect(await status(await logIn(ACCOUNT.email, 'vier losse woorden uit de kast'))).toBe(200);
});

test('keeps an account deactivated when that happens while the server starts', async () => {
  await upsertAccount(app.system, ACCOUNT);
  await addAdministrator(app.db);
  const meanwhile = changeBeforeTransaction(app.system, () => deactivateAccount(app.system, ACCOUNT.email));
  expect(await upsertAccount(meanwhile, { ...ACCOUNT, password: 'a different one altogether' })).toBe(false);
  expect(await listPeople(app.system)).toMatchObject([{ isActive: false }, { name: 'Beheer' }]);
  expect(await logIn(ACCOUNT.email, 'a different one altogether')).toBe('');
});

test('creates a first account with a generated password, once', async () => {
  const created = await ensureFirstAccount(app.system);
  expect(created?.password).toMatch(/^[\w-]{20}$/);
  expect(await status(await logIn(created?.email ?? '', created?.password ?? ''))).toBe(200);
  expect(await ensureFirstAccount(app.system)).toBeUndefined();
});
