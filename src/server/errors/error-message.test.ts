import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../tests/support/database/test-database.ts';
import { errorMessage } from './error-message.ts';
import { CommandError } from './errors.ts';

const database = setUpTestDatabase();
const HASH = 'scrypt$131072$8$1$geheim';
const failing = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};
const addStaff = () =>
  database.db.execute(sql`insert into staff (email, name, password_hash) values ('jan@voorbeeld.nl', 'Jan', ${HASH})`);

test('a refusal of the database is told in words of our own, by its code and place', async () => {
  await addStaff();
  expect(errorMessage(await failing(addStaff))).toBe(
    'the database refused it: a value that must be unique exists already (23505, staff, staff_email_unique)',
  );
});

test('a sentence of our own stands, whatever caused it', async () => {
  const cause = await failing(addStaff);
  expect(errorMessage(new CommandError('Choose another folder', { cause }))).toBe('Choose another folder');
});

test('a refusal without a code says no more than that', () => {
  const cause = new Error(`rejected ${HASH}`);
  const error = Object.assign(new Error(`Failed query: x\nparams: ${HASH}`, { cause }), { query: 'x', params: [HASH] });
  expect(errorMessage(error)).toBe('the database refused it: a statement failed');
});

test('a database that is away is told by the code of the connection', () => {
  const cause = Object.assign(new Error(`connect ${HASH}`), { code: 'ECONNREFUSED' });
  expect(errorMessage(new Error('x', { cause }))).toBe('the database does not answer (ECONNREFUSED)');
});

test.each([
  ['a file', () => mkdir('package.json'), /^EEXIST: .*'package.json'/],
  ['an argument', () => parseArgs({ args: ['--wrong'], options: {} }), /^Unknown option '--wrong'/],
])('what is wrong with %s of the operator is said as Node says it', async (_, work, sentence) =>
  expect(errorMessage(await failing(work))).toMatch(sentence),
);

test('of what nobody foresaw: its kind and where it happened', () => {
  const error = new TypeError(`Cannot read ${HASH}\n    at geheim (/app/geheim.ts:1:2)`);
  expect(errorMessage(error)).toMatch(
    /^something unexpected went wrong \(TypeError at .*error-message\.test\.ts:\d+:\d+\)?\)$/,
  );
  for (const thrown of [error, HASH, { message: HASH }, null]) expect(errorMessage(thrown)).not.toContain('geheim');
});
