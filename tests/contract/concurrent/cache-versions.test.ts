import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTagVersions,
  type Following,
  followTagVersions,
  storeTagVersions,
} from '../../../src/server/cache/tag-versions.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection, Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { silentLog } from '../../../src/server/log/log.ts';
import { HOUR_MS } from '../../../src/shared/dates/durations.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';

/** Two processes on one Postgres: each has a pool and tag versions of its own. */
let postgres: LocalPostgres;
let folder = '';
let one: Connection;
let other: Connection;
const following: Following[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'));
  // Postgres runs as a user of its own.
  await chmod(folder, 0o755);
  postgres = await startLocalPostgres({ dataFolder: join(folder, 'postgres') });
  const url = await postgres.createDatabase('versions');
  one = await connect({ driver: 'pg', url }, PATIENT);
  other = await connect({ driver: 'pg', url }, PATIENT);
  await one.migrate();
}, 60_000);
afterAll(async () => {
  for (const { stop } of following.splice(0)) await stop();
  await one.close();
  await other.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const raise = ({ db }: Connection, tags: string[], work = async (_: Database) => {}) =>
  db.transaction(async (tx) => {
    await work(tx as unknown as Database);
    return storeTagVersions(tx as unknown as Database, tags);
  });

function follow({ db }: Connection, pollMs = HOUR_MS) {
  const versions = createTagVersions();
  const follower = followTagVersions({ db, log: silentLog }, versions, { pollMs });
  following.push(follower);
  return { versions, ...follower };
}

test('sees the change of another process at the next poll', async () => {
  const { versions, look } = follow(other);
  await look();
  const before = versions.highest();
  await raise(one, ['articles', 'article:slaap']);
  expect(versions.isCurrent(['article:slaap'], before)).toBe(true);
  await look();
  expect(versions.isCurrent(['article:slaap'], before)).toBe(false);
  expect(versions.isCurrent(['article:ander'], before)).toBe(true);
});

test('sees a change that commits after its own newer one', async () => {
  const { versions, look } = follow(other);
  await look();
  const before = versions.highest();
  await raise(one, ['article:unnoticed']);
  versions.learn(await raise(other, ['article:own']));
  await look();
  expect(versions.isCurrent(['article:unnoticed'], before)).toBe(false);
});

test('polls without notifications', async () => {
  const { versions, checkedAt } = follow(other, 20);
  await expect.poll(() => checkedAt()).toBeGreaterThan(0);
  const before = versions.highest();
  await raise(one, ['articles']);
  await expect.poll(() => versions.isCurrent(['articles'], before)).toBe(false);
});

test('a rolled back change raises nothing', async () => {
  const { versions, look } = follow(other);
  await look();
  const before = versions.highest();
  await one.db
    .transaction(async (tx) => {
      await storeTagVersions(tx as unknown as Database, ['articles']);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await look();
  expect(versions.isCurrent(['articles'], before)).toBe(true);
});

test('misses none of 200 concurrent changes of two processes', async () => {
  const { versions, look } = follow(other);
  const known = new Map<string, number>();
  const change = async (index: number) => {
    const tag = `article:${index}`;
    // Some transactions take longer than others, so that they commit in another order than they begin.
    const [raised] = await raise(index % 2 ? one : other, [tag], async (tx) => {
      await tx.execute(sql`select pg_sleep(${(index % 7) / 100})`);
    });
    known.set(tag, raised?.version ?? 0);
  };
  // More at once would wait for a connection of the pool.
  const changes = Array.from({ length: 10 }, async (_, start) => {
    for (let index = start; index < 200; index += 10) await change(index);
  });
  const looks = Promise.all(Array.from({ length: 20 }, async () => look()));
  await Promise.all([...changes, looks]);
  await look();
  for (const [tag, version] of known) {
    expect([tag, versions.isCurrent([tag], version - 1)]).toEqual([tag, false]);
    expect([tag, versions.isCurrent([tag], version)]).toEqual([tag, true]);
  }
});

test('says when it last compared, and recovers after an outage', async () => {
  const { checkedAt, look, versions } = follow(other);
  await look();
  const before = checkedAt();
  await postgres.stop();
  await look();
  expect(checkedAt()).toBe(before);
  await postgres.start();
  await raise(one, ['after-the-outage']);
  const isCurrent = async () => {
    await look();
    return versions.isCurrent(['after-the-outage'], 0);
  };
  await expect.poll(isCurrent).toBe(false);
  expect(checkedAt()).toBeGreaterThan(before);
});
