import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDependencies } from '../../../tests/support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../../../tests/support/database/local-postgres.ts';
import { IN_TIME_MS } from '../../../tests/support/timing/in-time.ts';
import { createApp } from '../app.ts';
import { asSystem } from '../context.ts';
import { addAccount } from '../staff/accounts.ts';
import { connect } from './connect.ts';
import type { Connection } from './database.ts';

const STAFF = { email: 'anna@clinic.example', password: 'vier losse woorden uit de kast' };

const databaseDir = join(tmpdir(), `postgres-${randomUUID()}`);
let postgres: LocalPostgres;
let connection: Connection;
let api: ReturnType<typeof createApp>;

beforeAll(async () => {
  postgres = await startLocalPostgres({ dataFolder: databaseDir });
  const url = await postgres.createDatabase('site');
  connection = await connect({ driver: 'pg', url });
  await connection.migrate();
  const dependencies = testDependencies(connection.db);
  await addAccount(asSystem(dependencies), STAFF);
  api = createApp(dependencies);
}, 120_000);

afterAll(async () => {
  await connection?.close();
  await postgres?.stop();
  await rm(databaseDir, { recursive: true, force: true });
});

const post = (path: string, body: object) =>
  api.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const login = () => post('/api/admin/login', STAFF);
const CALLS = {
  list: () => api.request('/api/articles'),
  article: () => api.request('/api/articles/slaap'),
  login,
  contact: () => post('/api/contact', { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' }),
};

test('answers 503 within 3 s while Postgres is down, and recovers by itself', async () => {
  const cookie = (await login()).headers.get('set-cookie')?.split(';')[0] ?? '';
  const calls = { ...CALLS, session: () => api.request('/api/admin/me', { headers: { cookie } }) };
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, (await call()).status])),
    ) as Record<string, number>;
  const working = { list: 200, article: 404, login: 200, contact: 200, session: 200 };
  expect(await statuses()).toEqual(working);

  await postgres.stop();
  for (const [name, call] of Object.entries(calls)) {
    const started = performance.now();
    const response = await call();
    expect([name, response.status, response.headers.get('retry-after')]).toEqual([name, 503, '5']);
    expect(performance.now() - started).toBeLessThan(IN_TIME_MS);
    const { error } = (await response.json()) as { error: string };
    expect(error).toMatch(name === 'contact' ? /^Wij kunnen uw bericht nu niet aannemen/ : /cannot reach its database/);
  }

  await postgres.start();
  expect(await statuses()).toEqual(working);
}, 60_000);
