import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../../src/server/db/postgres-errors.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { startHostedPostgres } from './hosted-postgres.ts';

const postgres = await startHostedPostgres();
const { port } = postgres;
afterAll(() => postgres.stop());

/** More requests at once than there are database connections. */
const CROWD = 25;

describe.each([
  ['pg', () => postgres.connectPg('over_pg')],
  ['@vercel/postgres', () => postgres.connectVercel('over_vercel')],
] as const)('Postgres over %s', (_, open) => {
  const app = setUpTestApp({ open });
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
      expect(performance.now() - start).toBeLessThan(3000);
    }
    await expectRecovery();
    expect((await save()).status).toBe(201);
  });

  test('releases all connections when the database stalls within transactions', async () => {
    const start = performance.now();
    const transactions = await Promise.allSettled(
      Array.from({ length: CROWD }, () =>
        app.db.transaction(async (db) => {
          await db.execute(sql`select 1`);
          port.stall();
          await db.execute(sql`select 1`);
        }),
      ),
    );
    for (const transaction of transactions)
      expect(isDatabaseUnavailable(transaction.status === 'rejected' && transaction.reason)).toBe(true);
    expect(performance.now() - start).toBeLessThan(6000);
    await expectRecovery();
  });

  test('does not take a slow query for a stalled connection', async () => {
    await app.db.execute(sql`select pg_sleep(3.5)`);
  });
});
