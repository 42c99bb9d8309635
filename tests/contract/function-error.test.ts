import { expect, test, vi } from 'vitest';
import api from '../../api/index.ts';
import { functionErrorResponse } from '../../src/server/api/function-error.ts';
import { DatabaseConnectionError } from '../../src/server/db/postgres-errors.ts';
import { createLog } from '../../src/server/log/log.ts';

const SECRET = 'scrypt$131072$geheim';
const request = new Request('https://clinic.example/api/articles');
const lines: string[] = [];
const log = createLog({ level: 'error', readable: false }, (_, line) => void lines.push(line));
const statement = (cause: Error) =>
  Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`, { cause }), { query: 'insert', params: [SECRET] });

test('answers like the API and logs no values when a function fails', async () => {
  const response = functionErrorResponse(statement(new Error(`rejected ${SECRET}`)), request, log);
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  const { error, requestId } = await response.json();
  expect(error).toBe('Something went wrong on our side. Please try again.');
  expect(JSON.parse(lines.pop() ?? '')).toMatchObject({ event: 'function', requestId, error: /a statement failed/ });
});

test('tells a visitor in Dutch what to do when the function of the contact form fails', async () => {
  const toContact = new Request('https://clinic.example/api/contact', { method: 'POST' });
  const response = functionErrorResponse(new Error('no setting'), toContact, log);
  expect((await response.json()).error).toBe('Er is bij ons iets misgegaan. Probeer het opnieuw, of bel ons.');
});

test('answers 503 when the database is unavailable', () => {
  const cause = new DatabaseConnectionError(new Error(`connect to ${SECRET}`));
  const response = functionErrorResponse(statement(cause), request, log);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(lines.pop()).not.toContain(SECRET);
});

test('answers 500 when a setting is invalid', async () => {
  vi.stubEnv('DATABASE_URL', `mysql://${SECRET}`);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const responses = [
    await api.fetch(new Request('https://clinic.example/api/articles')),
    await api.fetch(new Request('https://clinic.example/api/cron')),
  ];
  const written = write.mock.calls.join('');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(responses.map(({ status }) => status)).toEqual([500, 500]);
  expect(written).toContain('DATABASE_URL must look like');
  expect(written).not.toContain(SECRET);
});
