import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../../src/server/articles/articles.ts';
import type { Context } from '../../../src/server/context.ts';
import { eq, sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { images } from '../../../src/server/db/schema/images.ts';
import { claimForStoring, claimRemovable } from '../../../src/server/pictures/claims.ts';
import { deletePicture } from '../../../src/server/pictures/library/bin.ts';
import { removeUnusedImages } from '../../../src/server/pictures/remove-unused.ts';
import { uploadImage } from '../../../src/server/pictures/upload.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';
import { plainPicture } from '../../support/pictures/make-pictures.ts';
import { memoryStore } from '../../support/pictures/memory-store.ts';
import { createGates } from '../../support/timing/gate.ts';

const store = memoryStore();
const site = setUpTwoProcesses({ images: store });
const gate = createGates();
const atOnce = createAtOnce(site);

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, writers, images cascade`);
  store.files.clear();
});

const create = (context: Context, fields: object) =>
  createArticle(context, ArticleInput.parse({ ...ARTICLE, isPublished: true, ...fields }));

async function uploadColour(colour: string): Promise<{ address: string; hash: string }> {
  const address = await uploadImage(site.here, new Uint8Array(await plainPicture(40, 30, colour).png().toBuffer()));
  return { address, hash: /([0-9a-f]{32})/.exec(address)?.[1] ?? '' };
}
const LONG_AGO = sql`now() - interval '40 days'`;
const filesOf = (hash: string) => [...store.files.keys()].filter((name) => name.startsWith(hash)).length;
const later = () => ({ ...site.there, clock: () => new Date() });

test('keeps a picture that a save is about to use when the clean-up runs', async () => {
  const { address, hash } = await uploadColour('red');
  await site.db.update(images).set({ deletedAt: LONG_AGO });
  const { pass, open, reached } = gate();
  const saving = inTransaction(site.here, async (tx) => {
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
  await site.db.update(images).set({ deletedAt: LONG_AGO });
  const found: string[] = [];
  const saving = pictures.map(async ({ address, hash }, n) => {
    const isThere = await inTransaction(n % 2 ? site.here : site.there, async (tx) => {
      await create(tx, { title: `Kleur ${n}`, image: address });
      return (await tx.db.select().from(images).where(eq(images.hash, hash))).length > 0;
    });
    if (isThere) found.push(hash);
  });
  const cleaning = [later(), { ...later(), db: site.here.db }].map(removeUnusedImages);
  await Promise.allSettled(saving);
  await Promise.all(cleaning);
  await removeUnusedImages(later());
  const kept = pictures.filter(({ hash }) => filesOf(hash) === 3).map(({ hash }) => hash);
  expect(kept.toSorted()).toEqual(found.toSorted());
});

test('refuses a save that waits for the clean-up of its picture', async () => {
  const { address, hash } = await uploadColour('blue');
  await site.db.update(images).set({ deletedAt: LONG_AGO });
  const clean = async (tx: Context) => expect(await claimRemovable(tx, new Date(), 10)).toMatchObject([{ hash }]);
  const save = () => create(site.here, { title: 'Blauw', image: address });
  expect(await atOnce(clean, save, later())).toBe('invalid');
});

test('refuses to delete a picture that a save is about to use', async () => {
  const { address, hash } = await uploadColour('olive');
  const save = (tx: Context) => create(tx, { title: 'Groenblauw', image: address });
  expect(await atOnce(save, (context) => deletePicture(context, hash))).toBe('conflict');
});

test('takes a picture from the bin when a save waited for its deletion', async () => {
  const { address, hash } = await uploadColour('navy');
  const save = (context: Context) => create(context, { title: 'Marineblauw', image: address });
  expect(await atOnce((tx) => deletePicture(tx, hash), save)).toBe('done');
  const [row] = await site.db.select().from(images).where(eq(images.hash, hash));
  expect(row).toMatchObject({ deletedAt: null, state: 'stored' });
});

test('removes each picture once when two processes clean up', async () => {
  for (const colour of ['#111', '#222', '#333', '#444']) await uploadColour(colour);
  await site.db.update(images).set({ deletedAt: LONG_AGO });
  const { pass, open, reached } = gate();
  const slow = { ...store, remove: pass };
  const first = removeUnusedImages({ ...later(), images: slow });
  await reached;
  expect(await removeUnusedImages({ ...later(), db: site.here.db })).toBe(0);
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
  const first = uploadImage({ ...site.here, images: slow }, bytes);
  await reached;
  let waits = 0;
  const second = uploadImage(
    {
      ...site.there,
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
  const uploading = uploadImage({ ...site.here, images: slow }, bytes);
  await reached;
  const busy = await rowsOf(
    site.there.db,
    sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(busy).toEqual([]);
  open();
  await uploading;
});

test('an upload waits for the clean-up of the same picture', async () => {
  const bytes = new Uint8Array(await plainPicture(40, 30, 'teal').png().toBuffer());
  await uploadImage(site.here, bytes);
  await site.db.update(images).set({ deletedAt: LONG_AGO });
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
      ...site.here,
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
  const claim = await claimForStoring(site.here, hash);
  expect(await claimForStoring(site.there, hash)).toBeUndefined();
  await site.db.execute(sql`update images set claimed_until = now() - interval '1 ms' where hash = ${hash}`);
  expect(await claimForStoring(site.there, hash)).toMatchObject({ hash });
  expect(claim).toMatchObject({ hash });
});
