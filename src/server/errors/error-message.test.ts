import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../tests/support/database/test-database.ts';
import { sql } from '../db/drizzle.ts';
import { DatabaseConnectionError } from '../db/postgres-errors.ts';
import { errorMessage } from './error-message.ts';
import { CommandError } from './errors.ts';

const database = setUpTestDatabase();
const HASH = 'scrypt$131072$8$1$geheim';
const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};
const addStaff = () =>
  database.db.execute(sql`insert into staff (email, name, password_hash) values ('jan@voorbeeld.nl', 'Jan', ${HASH})`);

test('describes a database error by code, table and constraint', async () => {
  await addStaff();
  expect(errorMessage(await errorOf(addStaff))).toBe(
    'the database refused it: a value that must be unique exists already (23505, staff, staff_email_unique)',
  );
});

test('returns the message of a CommandError, whatever its cause', async () => {
  const cause = await errorOf(addStaff);
  expect(errorMessage(new CommandError('Choose another folder', { cause }))).toBe('Choose another folder');
});

test('gives no details of a database error without a code', () => {
  const cause = new Error(`rejected ${HASH}`);
  const error = Object.assign(new Error(`Failed query: x\nparams: ${HASH}`, { cause }), { query: 'x', params: [HASH] });
  expect(errorMessage(error)).toBe('the database refused it: a statement failed');
});

test('gives the connection error code of an unavailable database', () => {
  const cause = Object.assign(new Error(`connect ${HASH}`), { code: 'ECONNREFUSED' });
  expect(errorMessage(new Error('x', { cause: new DatabaseConnectionError(cause) }))).toBe(
    'the database does not answer (ECONNREFUSED)',
  );
});

test.each([
  ['system', () => mkdir('package.json'), /^EEXIST: .*'package.json'/],
  ['argument', () => parseArgs({ args: ['--wrong'], options: {} }), /^Unknown option '--wrong'/],
])('returns the message of Node’s %s error', async (_, work, message) =>
  expect(errorMessage(await errorOf(work))).toMatch(message),
);

test('gives class and place of an unforeseen error', () => {
  const error = new TypeError(`Cannot read ${HASH}\n    at geheim (/app/geheim.ts:1:2)`);
  expect(errorMessage(error)).toMatch(
    /^something unexpected went wrong \(TypeError at .*error-message\.test\.ts:\d+:\d+\)?\)$/,
  );
  for (const thrown of [error, HASH, { message: HASH }, null]) expect(errorMessage(thrown)).not.toContain('geheim');
});
