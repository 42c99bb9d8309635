import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import {
  CHANNEL,
  createTagVersions,
  followTagVersions,
  storeTagVersions,
} from '../../../src/server/cache/tag-versions.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection, Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { listen } from '../../../src/server/db/listen.ts';
import { silentLog } from '../../../src/server/log/log.ts';
import { testDependencies } from '../../support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { type LocalPgBouncer, startPgBouncer } from '../../support/database/pgbouncer.ts';
import { IN_TIME_MS } from '../../support/timing/in-time.ts';

/** In transaction mode: two statements of one connection may reach two connections of Postgres. */
describe('through PgBouncer', () => {
  const POOL = 3;
  let postgres: LocalPostgres;
  let bouncer: LocalPgBouncer;
  let one: Connection;
  let other: Connection;
  let direct: pg.Client;

  beforeAll(async () => {
    postgres = await startLocalPostgres();
    bouncer = await startPgBouncer(postgres, { poolSize: POOL });
    direct = new pg.Client({ connectionString: await postgres.createDatabase('site') });
    await direct.connect();
    const url = bouncer.urlOf('site');
    one = await connect({ driver: 'pg', url });
    other = await connect({ driver: 'pg', url });
    await Promise.all([one, other].map(({ exclusively, migrate }) => exclusively(migrate)));
  });
  afterAll(async () => {
    await Promise.all([one?.close(), other?.close(), direct?.end()]);
    await bouncer?.stop();
    await postgres?.stop();
  });

  /**
   * Takes all of PgBouncer's connections to Postgres, like another program. Resolves to a function that returns them.
   */
  async function takeAllConnections(count = POOL): Promise<() => Promise<unknown>> {
    const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: bouncer.urlOf('site') }));
    for (const client of clients) {
      await client.connect();
      await client.query('begin');
    }
    return () => Promise.all(clients.map((client) => client.end()));
  }
  const list = () => createApp(testDependencies(one.db)).request('/api/articles');

  test('limits each statement, and leaves no limit behind', async () => {
    const limitOf = async (db: Database) => (await db.execute(sql`show statement_timeout`)) as { rows: unknown[] };
    const limits = await Promise.all(Array.from({ length: 20 }, () => limitOf(one.db)));
    for (const { rows } of limits) expect(rows).toEqual([{ statement_timeout: '8s' }]);
    expect((await one.db.transaction((tx) => limitOf(tx as unknown as Database))).rows).toEqual([
      { statement_timeout: '8s' },
    ]);
    const another = new pg.Client({ connectionString: bouncer.urlOf('site') });
    await another.connect();
    for (let round = 0; round < 2 * POOL; round += 1)
      expect((await another.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await another.end();
  });

  test('answers 503 in time while others have all connections, then recovers', async () => {
    expect((await list()).status).toBe(200);
    const giveBack = await takeAllConnections();
    const start = performance.now();
    const responses = await Promise.all(Array.from({ length: 25 }, list));
    expect(performance.now() - start).toBeLessThan(IN_TIME_MS);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    await giveBack();
    expect(new Set((await Promise.all(Array.from({ length: 25 }, list))).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
  });

  test('finishes a slow statement while others have all other connections', async () => {
    // Drizzle sends a statement only when it is awaited.
    const slow = one.db.execute(sql`select pg_sleep(4), 'done' as result`).then((result) => result);
    const sleeping = `select 1 from pg_stat_activity where query like 'select pg_sleep%'`;
    await expect.poll(async () => (await direct.query(sleeping)).rows).toHaveLength(1);
    const giveBack = await takeAllConnections(POOL - 1);
    expect((await list()).status).toBe(503);
    expect(((await slow) as { rows: unknown[] }).rows).toMatchObject([{ result: 'done' }]);
    await giveBack();
  });

  test('sees the changes of another process by polling', async () => {
    const versions = createTagVersions();
    const { look, stop } = followTagVersions({ db: other.db, log: silentLog }, versions, { pollMs: 20 });
    await look();
    const seen = versions.highest();
    await one.db.transaction(async (tx) => storeTagVersions(tx as unknown as Database, ['articles']));
    await expect.poll(() => versions.isCurrent(['articles'], seen)).toBe(false);
    await stop();
  });

  test('stops listening, and leaves no subscription to others', { timeout: 10_000 }, async () => {
    const client = new pg.Client({ connectionString: bouncer.urlOf('site') });
    const onNotify = vi.fn();
    const ended = once(client, 'end');
    listen(() => client, CHANNEL, onNotify);
    await ended;
    const { rows } = await direct.query(`select query from pg_stat_activity where query ilike 'listen%'`);
    expect([rows, onNotify.mock.calls]).toEqual([[], []]);
  });
});
