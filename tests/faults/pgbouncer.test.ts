import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { type LocalPgBouncer, startPgBouncer } from '../support/database/pgbouncer.ts';
import { emptyFolder, type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

describe('two processes behind PgBouncer in transaction mode', () => {
  let folder = '';
  let postgres: LocalPostgres;
  let bouncer: LocalPgBouncer;
  let one: RunningServer;
  let other: RunningServer;

  beforeAll(async () => {
    folder = await emptyFolder();
    postgres = await startLocalPostgres();
    bouncer = await startPgBouncer(postgres);
    await postgres.createDatabase('site');
    const settings = {
      DATABASE_URL: bouncer.urlOf('site'),
      SESSION_SECRET: 'only for this test: thirty-two bytes or more',
    };
    [one, other] = await Promise.all([startServer(folder, settings), startServer(folder, settings)]);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await bouncer?.stop();
    await postgres?.stop();
    await removeFolder(folder);
  });

  const page = '/magazine/article/bundel';
  const statusAt = async ({ url }: RunningServer, path: string) => (await fetch(url + path)).status;

  /** How long after a change the other process still answers otherwise, in milliseconds. */
  async function delayUntil(status: number): Promise<number> {
    const start = performance.now();
    while ((await statusAt(other, page)) !== status) {
      if (performance.now() - start > 10_000) throw new Error(`${page} does not answer ${status} after 10 s`);
    }
    return performance.now() - start;
  }

  test('prepare one new database together, and show each other the changes', async () => {
    const cookie = await logIn(one);
    const admin = (path: string, body?: object) =>
      fetch(`${one.url}/api/admin/articles${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const created = await admin('', { ...ARTICLE, slug: 'bundel', isPublished: true });
    const { id } = (await created.json()) as { id: number };
    const delays = [await delayUntil(200)];
    for (let round = 0; round < 4; round += 1) {
      await admin(`/${id}/unpublish`);
      delays.push(await delayUntil(404));
      await admin(`/${id}/publish`);
      delays.push(await delayUntil(200));
    }
    // They poll each second; the rest allows for a busy machine.
    expect(Math.max(...delays)).toBeLessThan(1500);
    process.stdout.write(`Seen by the other process after at most ${Math.round(Math.max(...delays))} ms\n`);
  });

  test('serve cached pages while PgBouncer is restarted, then recover', async () => {
    await expect.poll(async () => (await fetch(other.url + page)).headers.get('cache-status')).toBe('memory; hit');
    await bouncer.stop();
    expect([await statusAt(other, page), await statusAt(other, '/api/articles?page=9')]).toEqual([200, 503]);
    await bouncer.start();
    await expect.poll(() => statusAt(other, '/api/health'), { timeout: 10_000 }).toBe(200);
    expect(await statusAt(other, '/api/articles?page=9')).toBe(200);
  });
});
