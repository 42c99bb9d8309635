import { createHook } from 'node:async_hooks';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { TEST_COST } from '../../../tests/support/api/test-dependencies.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Many simultaneous logins (docs/security.md, ASVS 15.2.2). */
const app = setUpTestApp();
const MB = 1024;

/** The maximum number of scrypt calls that ran at the same time. */
async function maxConcurrentHashes(work: () => Promise<void>): Promise<number> {
  const running = new Set<number>();
  let max = 0;
  const hook = createHook({
    init: (id, type) => {
      if (type === 'SCRYPTREQUEST') max = Math.max(max, running.add(id).size);
    },
    before: (id) => void running.delete(id),
  }).enable();
  await work().finally(() => hook.disable());
  return max;
}

test('checks two passwords at a time during twenty simultaneous logins', async () => {
  await app.logIn();
  const login = async (person: number) => {
    const body = { email: STAFF.email, password: person % 2 ? STAFF.password : 'nee' };
    const headers = { 'x-forwarded-for': `192.0.2.${person}` };
    return (await app.request('/api/admin/login', { method: 'POST', body, headers })).status;
  };
  let statuses: number[] = [];
  const max = await maxConcurrentHashes(async () => {
    statuses = await Promise.all(Array.from({ length: 20 }, (_, person) => login(person)));
  });
  expect(max).toBe(2);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(401)]);
});

test('answers 503 when the queue is full, without counting a failure', async () => {
  const { cookie } = await app.logIn();
  const cheap = await hashPassword('any', TEST_COST);
  let isDone = false;
  const keepBusy = async () => {
    while (!isDone) await verifyPassword('guess', cheap);
  };
  const { email, password } = STAFF;
  const login = () => app.request('/api/admin/login', { method: 'POST', body: { email, password } });
  const path = '/api/admin/account/second-factor';
  const startSetUp = () => app.request(path, { method: 'POST', body: { currentPassword: password }, cookie });
  const busy = Array.from({ length: 62 }, keepBusy);
  const refused: Response[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) refused.push(await login(), await startSetUp());
  isDone = true;
  await Promise.all(busy);
  for (const response of refused) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining('Please try again in half a minute'),
    });
  }
  expect([(await login()).status, (await startSetUp()).status]).toEqual([200, 200]);
});

/** The peak memory, in KB, of a process that checks `passwords` passwords at once. */
function peakMemory(passwords: number): number {
  const script = `
    const { verifyPassword } = await import(${JSON.stringify(new URL('password.ts', import.meta.url).href)});
    await Promise.all(Array.from({ length: ${passwords} }, () => verifyPassword('guess', undefined)));
    console.log(process.resourceUsage().maxRSS);`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
}

test('needs no more memory for six simultaneous passwords than for two', () => {
  const two = peakMemory(2);
  expect(two).toBeGreaterThan(2 * 128 * MB);
  expect(peakMemory(6)).toBeLessThan(two + 128 * MB);
});
