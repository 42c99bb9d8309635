import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../src/server/articles/create.ts';
import { asSystem, type Context } from '../../src/server/context.ts';
import { connect } from '../../src/server/db/connect.ts';
import type { Connection } from '../../src/server/db/database.ts';
import { rowsOf } from '../../src/server/db/rows-of.ts';
import { images } from '../../src/server/db/schema/images.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { claimForStoring, claimUnused } from '../../src/server/pictures/claims.ts';
import { removeUnusedImages } from '../../src/server/pictures/remove-unused.ts';
import { uploadImage } from '../../src/server/pictures/upload.ts';
import { ArticleInput } from '../../src/shared/contract/articles.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { testDependencies } from '../support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { plainPicture } from '../support/pictures/make-pictures.ts';
import { memoryStore } from '../support/pictures/memory-store.ts';

let postgres: LocalPostgres;
let connection: Connection;
/** Two processes: each has connections, and knowledge of tags, of its own. */
let other: Connection;
const store = memoryStore();
const contextOf = ({ db }: Connection): Context => asSystem({ ...testDependencies(db), images: store });
let here: Context;
let there: Context;
beforeAll(async () => {
  postgres = await startLocalPostgres();
  const url = await postgres.createDatabase('writes');
  connection = await connect({ driver: 'pg', url });
  other = await connect({ driver: 'pg', url });
  await connection.migrate();
  here = contextOf(connection);
  there = contextOf(other);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await other.close();
  await postgres.stop();
});
beforeEach(async () => {
  await connection.db.execute(sql`truncate articles, writers, images cascade`);
  store.files.clear();
});

const create = (context: Context, fields: object) =>
  createArticle(context, ArticleInput.parse({ ...ARTICLE, isPublished: true, ...fields }));

/** Opened after each test: a failed one leaves no transaction open. */
const gates: Array<() => void> = [];
afterEach(() => {
  for (const open of gates.splice(0)) open();
});

/** A gate that `work` waits for half-way in its transaction, and a promise for its reaching it. */
function gate() {
  const open = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  gates.push(open.resolve);
  return {
    open: open.resolve,
    reached: reached.promise,
    pass: async () => {
      reached.resolve();
      await open.promise;
    },
  };
}

/** Resolves when a backend waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    const [row] = await rowsOf<{ total: number }>(
      connection.db,
      sql`select count(*)::int as total from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (row?.total) return;
  }
  throw new Error('Nobody waits for a lock');
}

async function uploadColour(colour: string): Promise<{ address: string; hash: string }> {
  const address = await uploadImage(here, new Uint8Array(await plainPicture(40, 30, colour).png().toBuffer()));
  return { address, hash: /([0-9a-f]{32})/.exec(address)?.[1] ?? '' };
}
const LONG_UNUSED = sql`now() - interval '40 days'`;
const filesOf = (hash: string) => [...store.files.keys()].filter((name) => name.startsWith(hash)).length;
const later = () => ({ ...there, clock: () => new Date() });

test('keeps a picture that a save is about to use when the clean-up runs', async () => {
  const { address, hash } = await uploadColour('red');
  await connection.db.update(images).set({ uploadedAt: LONG_UNUSED });
  const { pass, open, reached } = gate();
  const saving = inTransaction(here, async (tx) => {
    await create(tx, { title: 'Rood', image: address });
    await pass();
  });
  await reached;
  expect(await removeUnusedImages(later())).toBe(0);
  open();
  await saving;
  expect(await removeUnusedImages(later())).toBe(0);
  expect(filesOf(hash)).toBe(3);
});

test('loses no picture that a save found, whatever the clean-up does', async () => {
  const pictures: Awaited<ReturnType<typeof uploadColour>>[] = [];
  for (let n = 0; n < 16; n += 1) pictures.push(await uploadColour(`rgb(0, ${n * 8}, 90)`));
  await connection.db.update(images).set({ uploadedAt: LONG_UNUSED });
  const found: string[] = [];
  const saving = pictures.map(async ({ address, hash }, n) => {
    const isThere = await inTransaction(n % 2 ? here : there, async (tx) => {
      await create(tx, { title: `Kleur ${n}`, image: address });
      return (await tx.db.select().from(images).where(eq(images.hash, hash))).length > 0;
    });
    if (isThere) found.push(hash);
  });
  const cleaning = [later(), { ...later(), db: here.db }].map(removeUnusedImages);
  await Promise.allSettled(saving);
  await Promise.all(cleaning);
  await removeUnusedImages(later());
  const kept = pictures.filter(({ hash }) => filesOf(hash) === 3).map(({ hash }) => hash);
  expect(kept.toSorted()).toEqual(found.toSorted());
});

test('refuses a save that waits for the clean-up of its picture', async () => {
  const { address, hash } = await uploadColour('blue');
  await connection.db.update(images).set({ uploadedAt: LONG_UNUSED });
  const { pass, open, reached } = gate();
  const cleaning = inTransaction(later(), async (tx) => {
    expect(await claimUnused(tx, new Date(), 10)).toMatchObject([{ hash }]);
    await pass();
  });
  await reached;
  const saving = create(here, { title: 'Blauw', image: address });
  const outcome = saving.then(
    () => 'saved',
    ({ code }: { code: string }) => code,
  );
  await someoneWaits();
  open();
  await cleaning;
  expect(await outcome).toBe('invalid');
});

test('removes each picture once when two processes clean up', async () => {
  for (const colour of ['#111', '#222', '#333', '#444']) await uploadColour(colour);
  await connection.db.update(images).set({ uploadedAt: LONG_UNUSED });
  const { pass, open, reached } = gate();
  const slow = { ...store, remove: pass };
  const first = removeUnusedImages({ ...later(), images: slow });
  await reached;
  expect(await removeUnusedImages({ ...later(), db: here.db })).toBe(0);
  open();
  expect(await first).toBe(4);
});

test('stores a picture once when it is uploaded twice at the same time', async () => {
  const bytes = new Uint8Array(await plainPicture(40, 30, 'orange').png().toBuffer());
  const puts: string[] = [];
  const { pass, open, reached } = gate();
  const slow = {
    ...store,
    put: async (files: Parameters<typeof store.put>[0]) => {
      puts.push(files[0]?.name ?? '');
      await pass();
      await store.put(files);
    },
  };
  const first = uploadImage({ ...here, images: slow }, bytes);
  await reached;
  let waits = 0;
  const second = uploadImage(
    {
      ...there,
      images: slow,
      wait: async () => {
        waits += 1;
        open();
        await first;
      },
    },
    bytes,
  );
  expect(await second).toBe(await first);
  expect([puts.length, waits]).toEqual([1, 1]);
});

test('an upload holds no connection while the store is written', async () => {
  const bytes = new Uint8Array(await plainPicture(40, 30, 'purple').png().toBuffer());
  const { pass, open, reached } = gate();
  const slow = { ...store, put: pass };
  const uploading = uploadImage({ ...here, images: slow }, bytes);
  await reached;
  const busy = await rowsOf(
    other.db,
    sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(busy).toEqual([]);
  open();
  await uploading;
});

test('an upload waits for the clean-up of the same picture', async () => {
  const bytes = new Uint8Array(await plainPicture(40, 30, 'teal').png().toBuffer());
  await uploadImage(here, bytes);
  await connection.db.update(images).set({ uploadedAt: LONG_UNUSED });
  const { pass, open, reached } = gate();
  const slow = {
    ...store,
    remove: async (names: readonly string[]) => {
      await pass();
      await store.remove(names);
    },
  };
  const cleaning = removeUnusedImages({ ...later(), images: slow });
  await reached;
  const address = await uploadImage(
    {
      ...here,
      wait: async () => {
        open();
        await cleaning;
      },
    },
    bytes,
  );
  open();
  await cleaning;
  expect(filesOf(/([0-9a-f]{32})/.exec(address)?.[1] ?? '')).toBe(3);
});

test('a claim ends by itself', async () => {
  const hash = 'f'.repeat(32);
  const claim = await claimForStoring(here, hash);
  expect(await claimForStoring(there, hash)).toBeUndefined();
  await connection.db.execute(sql`update images set claimed_until = now() - interval '1 ms' where hash = ${hash}`);
  expect(await claimForStoring(there, hash)).toMatchObject({ hash });
  expect(claim).toMatchObject({ hash });
});
