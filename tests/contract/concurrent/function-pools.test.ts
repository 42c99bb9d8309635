import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../../src/server/db/connect.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { type Bridge, bridgeVercelPostgres } from '../../support/database/websocket-bridge.ts';

/** The object that Vercel puts there for `waitUntil`. */
const CONTEXT = Symbol.for('@vercel/request-context');
const globals = globalThis as Record<symbol, unknown>;

let postgres: LocalPostgres;
let bridge: Bridge;
beforeAll(async () => {
  postgres = await startLocalPostgres();
  bridge = await bridgeVercelPostgres(postgres.port);
});
afterAll(async () => {
  await bridge.close();
  await postgres.stop();
});
afterEach(() => {
  delete globals[CONTEXT];
  vi.unstubAllEnvs();
});

test.each(['pg', 'vercel'] as const)('a function waits until %s has closed its idle connections', async (driver) => {
  vi.stubEnv('VERCEL_URL', 'clinic.vercel.app');
  vi.stubEnv('VERCEL_REGION', 'fra1');
  const waitUntil = vi.fn();
  globals[CONTEXT] = { get: () => ({ waitUntil }) };
  const url = (await postgres.createDatabase(driver)).replace('127.0.0.1', 'localhost');
  const { db, close } = await connect({ driver, url, onVercel: true });
  await db.execute(sql`select 1`);
  expect(waitUntil).toHaveBeenCalledWith(expect.any(Promise));
  await db.transaction((tx) => tx.execute(sql`select 1`));
  expect(waitUntil).toHaveBeenCalledTimes(2);
  await close();
});

test('a server of its own keeps idle connections', async () => {
  vi.stubEnv('VERCEL_URL', 'clinic.vercel.app');
  vi.stubEnv('VERCEL_REGION', 'fra1');
  const waitUntil = vi.fn();
  globals[CONTEXT] = { get: () => ({ waitUntil }) };
  const { db, close } = await connect({ driver: 'pg', url: await postgres.createDatabase('own') });
  await db.execute(sql`select 1`);
  expect(waitUntil).not.toHaveBeenCalled();
  await close();
});

test('opens no more connections than it is set to', async () => {
  const { db, close } = await connect({ driver: 'pg', url: await postgres.createDatabase('few'), connections: 3 });
  const counts = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const counted = sql`select count(*)::int as count from pg_stat_activity , pg_sleep(0.02) where datname = 'few'`;
      return (await db.execute(counted)) as unknown as { rows: Array<{ count: number }> };
    }),
  ).finally(close);
  expect(Math.max(...counts.map(({ rows }) => rows[0]?.count ?? 0))).toBe(3);
});
