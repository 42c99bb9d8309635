import { expect, test } from 'vitest';
import { DeadlineError } from '../deadline.ts';
import { callDatabase, DatabaseConnectionError, isDatabaseUnavailable } from './postgres-errors.ts';

/** What Node says of any connection: to the database, a mail server, a picture store, another website, a visitor. */
const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const broken = (code: string) => Object.assign(new Error(`connect ${code}`), { code });
const failing = (error: unknown, options = {}) =>
  callDatabase(() => Promise.reject(error), options).catch((reason: unknown) => reason);

test.each(CONNECTION_CODES)('takes %s for an outage only where the database was called', async (code) => {
  expect(isDatabaseUnavailable(broken(code))).toBe(false);
  expect(isDatabaseUnavailable(new Error('The mail was not sent', { cause: broken(code) }))).toBe(false);
  expect(isDatabaseUnavailable(await failing(broken(code)))).toBe(true);
  const statement = new Error('Failed query', { cause: await failing(broken(code)) });
  expect(isDatabaseUnavailable(statement)).toBe(true);
});

test('takes a silent picture store for no outage of the database', () => {
  expect(isDatabaseUnavailable(new DeadlineError('The picture store did not answer within 20 s'))).toBe(false);
});

test('takes a failed connection for an outage, but no refusal by Postgres', async () => {
  const certificate = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(await failing(certificate, { isConnecting: true })).toBeInstanceOf(DatabaseConnectionError);
  expect(await failing({ type: 'error' }, { isConnecting: true })).toBeInstanceOf(DatabaseConnectionError);
  const password = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  expect(await failing(password, { isConnecting: true })).toBe(password);
});

test('leaves mistakes in a statement or its values as they are', async () => {
  for (const error of [
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new TypeError('must be a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
    new TypeError('Converting circular structure to JSON'),
  ])
    expect(await failing(error)).toBe(error);
});
