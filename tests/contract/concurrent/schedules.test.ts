import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createArticle, publishArticle } from '../../../src/server/articles/articles.ts';
import { carryOutDue } from '../../../src/server/articles/schedules/carry-out-due.ts';
import { cancelSchedule, scheduleChange } from '../../../src/server/articles/schedules/schedules.ts';
import { startSchedules } from '../../../src/server/articles/schedules/start-schedules.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { eq, sql } from '../../../src/server/db/drizzle.ts';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { articleRevisions } from '../../../src/server/db/schema/articles/revisions.ts';
import { articleSchedules } from '../../../src/server/db/schema/articles/schedules.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { NOW, testDependencies } from '../../support/api/test-dependencies.ts';
import { DUE_AT, IN_AN_HOUR } from '../../support/articles/schedules.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';
import { interruptiblePort } from '../interruptible-port.ts';

/** Two processes on one Postgres; the one `here` reaches it through a port that can be cut. */
let postgres: LocalPostgres;
let port: Awaited<ReturnType<typeof interruptiblePort>>;
let url = '';
const connections: Connection[] = [];
let here: Context;
let there: Context;
const time = { now: NOW };

beforeAll(async () => {
  postgres = await startLocalPostgres();
  url = await postgres.createDatabase('schedules');
  port = await interruptiblePort(postgres.port);
  for (const address of [url.replace(`:${postgres.port}/`, `:${port.port}/`), url])
    connections.push(await connect({ driver: 'pg', url: address }, PATIENT));
  await connections[1]?.migrate();
  const [first, second] = connections.map(({ db }) => asSystem({ ...testDependencies(db), clock: () => time.now }));
  if (!first || !second) throw new Error('Not connected');
  [here, there] = [first, second];
});
beforeEach(async () => {
  time.now = NOW;
  await there.db.execute(sql`truncate articles, article_revisions, article_schedules restart identity cascade`);
});
afterAll(async () => {
  for (const { close } of connections) await close();
  await port.close();
  await postgres.stop();
});

async function scheduleArticles(count = 1): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id, version } = await createArticle(there, ArticleInput.parse({ ...ARTICLE, title: `Artikel ${number}` }));
    await scheduleChange(there, id, { action: 'publish', wallTime: IN_AN_HOUR, version, draft: null });
    ids.push(id);
  }
  return ids;
}
const published = () => there.db.$count(articles, eq(articles.isPublished, true));
const publications = () => there.db.$count(articleRevisions, eq(articleRevisions.reason, 'published-as-scheduled'));

test('two processes at the same minute do everything once', async () => {
  await scheduleArticles(30);
  time.now = DUE_AT;
  const [one, other] = await Promise.all([carryOutDue(here), carryOutDue(there)]);
  // The other process has what the last one skips.
  expect(one.count + other.count).toBe(30);
  expect([await published(), await publications(), await there.db.$count(articleSchedules)]).toEqual([30, 30, 0]);
});

test('another process carries out the schedule of a killed one, once', async () => {
  const [id = 0] = await scheduleArticles();
  time.now = DUE_AT;
  const killed = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('../../support/articles/killed-while-carrying-out.ts', import.meta.url)),
      url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(killed.stdout, 'data');
  // While it lives, others leave this schedule to it.
  expect(await carryOutDue(there)).toEqual({ count: 0, nextAt: DUE_AT });
  expect(await published()).toBe(0);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(async () => (await carryOutDue(there)).count, { interval: 20 }).toBe(1);
  expect([await published(), await publications()]).toEqual([1, 1]);
  expect(await there.db.select().from(articles)).toMatchObject([{ id, version: 2 }]);
});

test.each([
  ['published by hand', (id: number) => publishArticle(here, id), 1],
  ['taken away', (id: number) => cancelSchedule(here, id), undefined],
])('a schedule that is %s at its minute ends once', async (_, byHand, isPublished) => {
  for (let round = 0; round < 5; round += 1) {
    await there.db.execute(sql`truncate articles, article_revisions, article_schedules restart identity cascade`);
    time.now = NOW;
    const [id = 0] = await scheduleArticles();
    time.now = DUE_AT;
    const [{ count }] = await Promise.all([carryOutDue(there), byHand(id)]);
    expect(await published()).toBe(isPublished ?? count);
    expect(await there.db.$count(articleSchedules)).toBe(0);
    expect(await publications()).toBe(count);
    expect((await carryOutDue(there)).count).toBe(0);
  }
});

test('a timer goes on when Postgres was unavailable at the minute', async () => {
  await scheduleArticles();
  const failures: unknown[] = [];
  const log = { ...here.log, error: (event: string) => void failures.push(event) };
  port.disconnect();
  time.now = DUE_AT;
  const stop = startSchedules({ ...here, log }, 20);
  await expect.poll(() => failures.length, { interval: 20 }).toBe(1);
  expect(await published()).toBe(0);
  port.restore();
  await expect.poll(published, { interval: 20 }).toBe(1);
  await stop();
  // One line for the whole outage.
  expect(failures).toEqual(['schedule']);
});

test('a timer carries out what another process scheduled', async () => {
  const stop = startSchedules(here, 20);
  await scheduleArticles();
  time.now = DUE_AT;
  await expect.poll(published, { interval: 20 }).toBe(1);
  await stop();
});
