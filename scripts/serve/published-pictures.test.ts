import { afterEach, expect, test, vi } from 'vitest';
import { readOriginal } from '../../src/content/documents.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { eq } from '../../src/server/db/drizzle.ts';
import { documentVersions } from '../../src/server/db/schema/document-versions.ts';
import { images } from '../../src/server/db/schema/images.ts';
import { currentEdition } from '../../src/server/site-documents/published.ts';
import { setUpPublishedSite, withPhone } from '../../tests/support/content/published-site.ts';

const app = setUpPublishedSite();
const [FIRST, CROPPED] = ['a'.repeat(32), 'b'.repeat(32)];

afterEach(() => void vi.restoreAllMocks());

const PAGE = 'behandelingen/natuurgeneeskunde.md';
const pageWithPicture = () => readOriginal(PAGE).replace(/^foto: .*$/m, `foto: /api/admin/download/${FIRST}.webp`);
async function storePicture(): Promise<void> {
  await app.database.db.insert(images).values({ hash: FIRST, uploadedAt: app.now, focalX: 30, focalY: 80 });
  await app.store.put([FIRST, CROPPED].map((hash) => ({ name: `${hash}.webp`, bytes: new Uint8Array([1, 2, 3]) })));
}
/** A page with a picture of the library. */
async function publishPicture(): Promise<void> {
  await storePicture();
  await app.database.db
    .insert(documentVersions)
    .values({ path: PAGE, number: 1, text: pageWithPicture(), publishAt: app.now, createdAt: app.now });
}
async function crop(): Promise<void> {
  await app.database.db.insert(images).values({ hash: CROPPED, uploadedAt: app.now, partOf: FIRST });
  await app.database.db.update(images).set({ shownAs: CROPPED }).where(eq(images.hash, FIRST));
}
const BUILT = `${FIRST}-30-80-${FIRST}.webp`;
const PAGE_PICTURE = `/_astro/${FIRST}-30-80-${FIRST}.C1_2.avif`;
const isAway = async () => {
  throw new Error('The store is unavailable');
};

test('a build gets the pictures of the library that documents show, and only those', async () => {
  await publishPicture();
  await app.database.db.insert(images).values({ hash: 'c'.repeat(32), uploadedAt: app.now });
  await app.start();
  expect(app.builtPictures).toEqual([[BUILT]]);
  expect(app.isHidden(PAGE_PICTURE)).toBe(false);
});

test('a picture that was cropped is hidden before the pages are made anew, also when that fails', async () => {
  await publishPicture();
  const { site, look } = await app.start();
  await crop();
  app.whileBuilding = async () => {
    expect([app.isHidden(PAGE_PICTURE), app.isHidden('/delen/home.jpg'), app.isHidden('/index.html')]).toEqual([
      true,
      true,
      false,
    ]);
    throw new Error('ENOSPC');
  };
  await look();
  expect([(await site.state()).state, app.isHidden(PAGE_PICTURE)]).toEqual(['failed', true]);
  app.whileBuilding = async () => {};
  await app.publish('040 222 00 10');
  await look();
  expect([(await site.state()).state, app.isHidden(PAGE_PICTURE), app.isHidden('/delen/home.jpg')]).toEqual([
    'online',
    false,
    false,
  ]);
});

test('a crop that is undone shows the picture again at once', async () => {
  await publishPicture();
  const { look } = await app.start();
  await crop();
  app.whileBuilding = async () => {
    await app.database.db.update(images).set({ shownAs: null });
  };
  await look();
  await look();
  expect(app.isHidden(PAGE_PICTURE)).toBe(false);
});

test('a picture that was removed for good, or that the store lost, holds up no build', async () => {
  await publishPicture();
  const { site, look } = await app.start();
  await app.database.db.update(images).set({ state: 'removed' });
  await look();
  await app.database.db.update(images).set({ state: 'stored' });
  app.store.files.clear();
  await look();
  expect((await site.state()).state).toBe('online');
  expect(app.builtPictures).toEqual([[BUILT], [], []]);
});

test('a preview ends once a picture in its draft was removed for good, and others go on', async () => {
  await storePicture();
  const { site, look } = await app.start();
  const begin = async (path: string, text: string) => {
    const edition = await currentEdition({ db: app.database.db }, siteContent, app.now, new Map([[path, text]]));
    return site.previews?.begin(edition, path) ?? '';
  };
  const tokens = [await begin(PAGE, pageWithPicture()), await begin('kliniek.yaml', withPhone('040 222 00 12'))];
  const states = () => tokens.map((token) => site.previews?.stateOf(token).state);
  await vi.waitFor(() => expect(states()).toEqual(['ready', 'ready']), { timeout: 20_000, interval: 50 });
  await look();
  expect(states()).toEqual(['ready', 'ready']);
  await app.database.db.update(images).set({ state: 'removed' });
  await look();
  expect(states()).toEqual(['ended', 'ready']);
});

test('while the store does not answer, visitors keep the site of before', async () => {
  const { site, look } = await app.start();
  await publishPicture();
  vi.spyOn(app.store, 'find').mockImplementation(isAway);
  await look();
  expect([(await site.state()).state, app.served]).toEqual(['failed', []]);
});

test('a server that starts while the store does not answer shows what is published, as before', async () => {
  await publishPicture();
  await app.publish('040 222 00 11');
  const first = await app.start();
  await first.stop();
  vi.spyOn(app.store, 'find').mockImplementation(isAway);
  app.served = [];
  const { site } = await app.start();
  expect([app.served, (await site.state()).state, app.builds]).toEqual([
    ['040 222 00 11/client'],
    'online',
    ['040 222 00 11'],
  ]);
});

test('a server that starts while the store does not answer, without a build of what is published, shows no older facts', async () => {
  await publishPicture();
  vi.spyOn(app.store, 'find').mockImplementation(isAway);
  await expect(app.start()).rejects.toThrow('would get older facts');
  expect(app.served).toEqual([]);
});
