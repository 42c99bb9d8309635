import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { COMMAND_LIMITS } from '../../../src/server/db/limited-pool.ts';
import { isConnectionLost, isDatabaseUnavailable, isTooSlow } from '../../../src/server/db/postgres-errors.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { setUpTestApp } from '../../support/api/test-app.ts';
import { IN_TIME_MS } from '../../support/timing/in-time.ts';
import { startHostedPostgres } from '../hosted-postgres.ts';

const postgres = await startHostedPostgres();
const { port } = postgres;
afterAll(() => postgres.stop());

/** More requests at once than there are database connections. */
const CROWD = 25;

describe.each([
  ['pg', postgres.connectPg],
  ['@vercel/postgres', postgres.connectVercel],
] as const)('Postgres over %s', (driver, connect) => {
  const nameOf = (part: string) => `${part} over ${driver}`.replace(/\W/g, '_');
  const app = setUpTestApp({ open: () => connect(nameOf('site')) });
  afterEach(() => port.restore());

  const readAll = () => Promise.all(Array.from({ length: CROWD }, () => app.request('/api/articles')));
  const expectRecovery = async () => {
    port.restore();
    await expect.poll(async () => (await app.request('/api/articles')).status).toBe(200);
    expect((await readAll()).map(({ status }) => status)).toEqual(Array(CROWD).fill(200));
  };

  test.each([
    ['down', () => port.disconnect()],
    ['stalled', () => port.stall()],
  ])('answers 503 in time while the database is %s, then recovers', async (_, interrupt) => {
    const { cookie } = await app.logIn();
    const save = () => app.request('/api/admin/articles', { method: 'POST', body: ARTICLE, cookie });
    const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' };
    const sendMessage = () => app.request('/api/contact', { method: 'POST', body: message });
    await readAll();
    interrupt();
    for (const round of ['open connections', 'new connections']) {
      const start = performance.now();
      const [reads, ...writes] = await Promise.all([readAll(), save(), sendMessage()]);
      for (const response of [...reads, ...writes]) {
        expect([round, response.status]).toEqual([round, 503]);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(performance.now() - start).toBeLessThan(IN_TIME_MS);
    }
    await expectRecovery();
    expect((await save()).status).toBe(201);
  });

  test('releases all connections when the database stalls within transactions', async () => {
    const { db, close } = await connect(nameOf('stalled'), { statementMs: 500 });
    const start = performance.now();
    const transactions = await Promise.allSettled(
      Array.from({ length: CROWD }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          port.stall();
          await tx.execute(sql`select 1`);
        }),
      ),
    );
    for (const transaction of transactions)
      expect(isDatabaseUnavailable(transaction.status === 'rejected' && transaction.reason)).toBe(true);
    expect(performance.now() - start).toBeLessThan(IN_TIME_MS);
    port.restore();
    const pids = await Promise.all(Array.from({ length: CROWD }, () => db.execute(sql`select pg_backend_pid()`)));
    expect(pids).toHaveLength(CROWD);
    await close();
  });

  test('does not treat a slow query as a stalled connection', async () => {
    await app.db.execute(sql`select pg_sleep(3.5)`);
  });

  test('lets a statement take 8 s, and one of a command longer', async () => {
    const limitOf = async (db: Database) =>
      (await rowsOf<{ limit: string }>(db, sql`select current_setting('statement_timeout') as limit`))[0]?.limit;
    const command = await connect(nameOf('command'), COMMAND_LIMITS);
    expect([await limitOf(app.db), await limitOf(command.db)]).toEqual(['8s', '10min']);
    await command.close();
  });

  test('loses no connection to transactions that cannot begin', async () => {
    const { db, close } = await connect(nameOf('begin'));
    const refused = { isolationLevel: 'none at all' as 'serializable' };
    for (let turn = 0; turn < CROWD; turn += 1)
      await expect(db.transaction(async () => {}, refused)).rejects.toThrow('Failed query');
    await db.execute(sql`select 1`);
    await close();
  });

  test('ends the transaction of a process that is frozen, and frees its locks', async () => {
    const { db, close } = await connect(nameOf('frozen'), { idleMs: 300 });
    const lock = sql`select pg_advisory_xact_lock(1)`;
    const isLocked = Promise.withResolvers<void>();
    const isFreed = Promise.withResolvers<void>();
    const frozen = db.transaction(async (tx) => {
      await tx.execute(lock);
      isLocked.resolve();
      await isFreed.promise;
      await tx.execute(sql`select 1`);
    });
    const outcome = frozen.catch((error: unknown) => error);
    await isLocked.promise;
    await db.execute(lock);
    isFreed.resolve();
    expect(isConnectionLost(await outcome)).toBe(true);
    await close();
  });

  test('cancels a statement that takes too long, and keeps its connection', async () => {
    const { db, close } = await connect(nameOf('slow'), { statementMs: 200 });
    const pid = async () => (await db.execute(sql`select pg_backend_pid() as pid`)) as { rows: Array<{ pid: number }> };
    const before = await pid();
    const sleep = sql`select pg_sleep(60)`;
    for (const work of [() => db.execute(sleep), () => db.transaction((tx) => tx.execute(sleep))]) {
      const error = await work().catch((reason: unknown) => reason);
      expect([isTooSlow(error), isConnectionLost(error)]).toEqual([true, false]);
      expect((await pid()).rows).toEqual(before.rows);
    }
    await close();
  });
});
