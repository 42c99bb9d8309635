import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { TEST_COST } from '../../../tests/support/api/test-dependencies.ts';
import { staff } from '../db/schema/staff.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Password hashing (docs/security.md, ASVS 6.2.8, 6.2.9, 6.3.8 and 11.4.2). */
const app = setUpTestApp();
const WORDS = 'vier losse woorden uit de kast';

test('hashes with scrypt at 128 MB and a random salt', async () => {
  const [hash, again] = await Promise.all([hashPassword(WORDS), hashPassword(WORDS)]);
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(again).not.toBe(hash);
  expect(await verifyPassword(WORDS, hash)).toBe(true);
  expect(await verifyPassword(`${WORDS}.`, hash)).toBe(false);
});

test('verifies a hash with other cost parameters', async () => {
  const hash = await hashPassword(WORDS, TEST_COST);
  expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/);
  expect(await verifyPassword(WORDS, hash)).toBe(true);
});

test.each([
  ['composed', 'decomposed', 'café vol chocolade'.normalize('NFC'), 'café vol chocolade'.normalize('NFD')],
  ['decomposed', 'composed', 'café vol chocolade'.normalize('NFD'), 'café vol chocolade'.normalize('NFC')],
  ['with ligatures', 'without them', 'ﬁets № 1', 'fiets No 1'],
])('accepts a password chosen %s and typed %s', async (_, __, chosen, typed) => {
  expect(typed).not.toBe(chosen);
  expect(await verifyPassword(typed, await hashPassword(chosen, TEST_COST))).toBe(true);
});

test.each([
  ['a capital for a small letter', 'Vier losse woorden'],
  ['a space at the end', 'vier losse woorden '],
  ['two spaces for one', 'vier  losse woorden'],
])('refuses %s', async (_, typed) => {
  expect(await verifyPassword(typed, await hashPassword('vier losse woorden', TEST_COST))).toBe(false);
});

test('compares the last of 1,000 characters', async () => {
  const long = 'a'.repeat(1000);
  const hash = await hashPassword(long, TEST_COST);
  expect(await verifyPassword(long, hash)).toBe(true);
  expect(await verifyPassword(`${long.slice(0, -1)}b`, hash)).toBe(false);
});

test('refuses unknown and inactive accounts as slowly as a wrong password', async () => {
  const passwordHash = await hashPassword(WORDS);
  await app.db.insert(staff).values([
    { email: 'anna@clinic.example', name: 'Anna', passwordHash },
    { email: 'eva@clinic.example', name: 'Eva', passwordHash, isActive: false },
  ]);
  const took = async (email: string, run: number) => {
    const start = performance.now();
    const body = { email, password: 'nee' };
    const headers = { 'x-forwarded-for': `192.0.2.${run}` };
    expect((await app.request('/api/admin/login', { method: 'POST', body, headers })).status).toBe(401);
    return performance.now() - start;
  };
  const times = { anna: [] as number[], niemand: [] as number[], eva: [] as number[] };
  // Takes turns and compares the fastest, because a busy machine slows single attempts down.
  for (let run = 1; run <= 4; run += 1)
    for (const [name, taken] of Object.entries(times)) taken.push(await took(`${name}@clinic.example`, run));
  const [real, ...others] = Object.values(times).map((taken) => Math.min(...taken));
  // A response without hashing takes a fiftieth of the time.
  for (const other of others) {
    expect(other).toBeGreaterThan((real ?? 0) / 2);
    expect(other).toBeLessThan((real ?? 0) * 2);
  }
});
