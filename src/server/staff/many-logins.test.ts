import { createHook } from 'node:async_hooks';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { TEST_COST } from '../../../tests/support/api/test-dependencies.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** What many logins at once cost (docs/security.md, ASVS 15.2.2). */
const app = setUpTestApp();
const MB = 1024;

/** The most keys that Node derived at a time while `work` ran. */
async function mostKeysAtOnce(work: () => Promise<void>): Promise<number> {
  const running = new Set<number>();
  let most = 0;
  const hook = createHook({
    init: (id, type) => {
      if (type === 'SCRYPTREQUEST') most = Math.max(most, running.add(id).size);
    },
    before: (id) => void running.delete(id),
  }).enable();
  await work().finally(() => hook.disable());
  return most;
}

test('of twenty logins at once two passwords are checked at a time', async () => {
  await app.logIn();
  const login = async (person: number) => {
    const body = { email: STAFF.email, password: person % 2 ? STAFF.password : 'nee' };
    const headers = { 'x-forwarded-for': `192.0.2.${person}` };
    return (await app.request('/api/admin/login', { method: 'POST', body, headers })).status;
  };
  let statuses: number[] = [];
  const most = await mostKeysAtOnce(async () => {
    statuses = await Promise.all(Array.from({ length: 20 }, (_, person) => login(person)));
  });
  expect(most).toBe(2);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(401)]);
});

test('a login that finds the queue full may try again, and is no failure', async () => {
  const { cookie } = await app.logIn();
  const cheap = await hashPassword('any', TEST_COST);
  let isOver = false;
  const keepBusy = async () => {
    while (!isOver) await verifyPassword('guess', cheap);
  };
  const { email, password } = STAFF;
  const login = () => app.request('/api/admin/login', { method: 'POST', body: { email, password } });
  const path = '/api/admin/account/second-factor';
  const begin = () => app.request(path, { method: 'POST', body: { currentPassword: password }, cookie });
  const busy = Array.from({ length: 62 }, keepBusy);
  const refused: Response[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) refused.push(await login(), await begin());
  isOver = true;
  await Promise.all(busy);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('Please try again in half a minute') });
  }
  expect([(await login()).status, (await begin()).status]).toEqual([200, 200]);
});

/** The most memory, in KB, of a process that checks so many passwords at once. */
function peakMemory(passwords: number): number {
  const script = `
    const { verifyPassword } = await import(${JSON.stringify(new URL('password.ts', import.meta.url).href)});
    await Promise.all(Array.from({ length: ${passwords} }, () => verifyPassword('guess', undefined)));
    console.log(process.resourceUsage().maxRSS);`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
}

test('takes for six passwords at once no more memory than for two', () => {
  const two = peakMemory(2);
  expect(two).toBeGreaterThan(2 * 128 * MB);
  expect(peakMemory(6)).toBeLessThan(two + 128 * MB);
});
