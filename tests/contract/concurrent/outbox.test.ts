import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authorTag } from '../../../src/server/articles/cache-tags.ts';
import { enqueueMessageMail } from '../../../src/server/contact/message-mail.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { asc, sql } from '../../../src/server/db/drizzle.ts';
import { outbox } from '../../../src/server/db/schema/outbox.ts';
import { claim, deliverDue } from '../../../src/server/outbox/deliver.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { recordingCache } from '../../support/api/recording-cache.ts';
import { testDependencies } from '../../support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';

/** Two processes on one Postgres: each has a pool and a CDN client of its own. */
let postgres: LocalPostgres;
let url = '';
const connections: Connection[] = [];
beforeAll(async () => {
  postgres = await startLocalPostgres();
  url = await postgres.createDatabase('outbox');
  connections.push(await connect({ driver: 'pg', url }, PATIENT), await connect({ driver: 'pg', url }, PATIENT));
  await connections[0]?.migrate();
}, 60_000);
beforeEach(async () => {
  await connections[0]?.db.execute(sql`truncate outbox restart identity`);
});
afterAll(async () => {
  for (const { close } of connections) await close();
  await postgres.stop();
});

function startProcess(number: 0 | 1) {
  const recording = recordingCache();
  const { db } = connections[number] as Connection;
  const context: Context = asSystem({ ...testDependencies(db), clock: () => new Date(), cache: recording.cache });
  return { ...recording, context };
}

/** A tag of its own, so that a second delivery shows. */
const insertPurges = (total: number) =>
  connections[0]?.db.execute(sql`
    insert into outbox (kind, payload, created_at, due_at)
    select 'cdn-purge', jsonb_build_object('purge', jsonb_build_array('article:' || n), 'invalidate', '[]'::jsonb), now(), now()
    from generate_series(1, ${total}::int) n`);

test('never gives two processes the same row when both claim at once', async () => {
  await insertPurges(10_000);
  const [one, other] = [startProcess(0), startProcess(1)];
  const claimed = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => claim((turn % 2 ? one : other).context, 'cdn-purge')),
  );
  const ids = claimed.flat().map(({ id }) => id);
  expect(ids).toHaveLength(10_000);
  expect(new Set(ids).size).toBe(10_000);
});

test('delivers every row once when two processes deliver at once', async () => {
  await insertPurges(2000);
  const [one, other] = [startProcess(0), startProcess(1)];
  const totals = await Promise.all([one, other, one, other].map(({ context }) => deliverDue(context)));
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(2000);
  const rows = await one.context.db.select().from(outbox);
  expect(rows.every(({ attempts, doneAt }) => attempts === 1 && doneAt)).toBe(true);
});

test('skips a row that another process is locking', async () => {
  await insertPurges(3);
  const { context } = startProcess(0);
  await (connections[1] as Connection).db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from outbox where id = 2 for update`);
    expect((await claim(context, 'cdn-purge')).map(({ id }) => id).toSorted()).toEqual([1, 3]);
  });
});

test('mails one of twenty messages now and the others together later', async () => {
  const contexts = [startProcess(0).context, startProcess(1).context];
  await Promise.all(
    Array.from({ length: 20 }, (_, id) =>
      inTransaction(contexts[id % 2] as Context, (tx) => enqueueMessageMail(tx, id + 1)),
    ),
  );
  const rows = await contexts[0]?.db.select().from(outbox);
  const soon = new Date(Date.now() + 1000);
  expect(rows?.filter(({ dueAt }) => dueAt && dueAt < soon)).toHaveLength(1);
  expect(new Set(rows?.map(({ dueAt }) => dueAt?.getTime())).size).toBe(2);
});

test('writes no purge when the change is rolled back', async () => {
  const { context } = startProcess(0);
  const refused = inTransaction(context, async (tx) => {
    tx.raiseTags(['articles']);
    await tx.db.execute(sql`select 1 / 0`);
  });
  await expect(refused).rejects.toThrow();
  expect(await context.db.select().from(outbox)).toEqual([]);
});

test('delivers what a process left that was killed after its commit', async () => {
  const killed = fork(new URL('../../support/outbox/killed-while-purging.ts', import.meta.url), [url], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // It is killed while the CDN has its call, so it cannot record it.
  await once(killed, 'message');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = startProcess(1);
  const [row] = await next.context.db.select().from(outbox).orderBy(asc(outbox.id));
  expect(row).toMatchObject({ attempts: 1, doneAt: null });
  expect(await deliverDue(next.context)).toBe(0);
  const minuteLater = new Date(Date.now() + 60_000);
  expect(await deliverDue({ ...next.context, clock: () => minuteLater })).toBe(2);
  expect(next.take()).toEqual([{ how: 'purge', tags: ['article:erased'] }]);
});

test('leaves purges for the site when a command erases a person', async () => {
  const { context, take } = startProcess(0);
  await context.db.execute(sql`
    insert into writers (name, email) values ('Eva', 'eva@clinic.example')`);
  await context.db.execute(sql`
    insert into articles (slug, title, content, content_text, category_id, author, writer_id, byline, is_published, labels, created_at, updated_at)
    values ('slaap', 'Slaap', '<p>Tekst</p>', 'Tekst', 1, 'Eva', 1, 'Eva', true, '', now(), now())`);
  const command = ['scripts/operations/privacy.ts', 'delete', 'eva@clinic.example', '--yes'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      SESSION_SECRET: 'a secret of at least thirty-two bytes',
      DATA_DIR: tmpdir(),
    },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(await deliverDue(context)).toBe(1);
  expect(take()).toEqual([{ how: 'purge', tags: ['articles', authorTag('Eva')] }]);
});
