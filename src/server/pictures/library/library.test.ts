import { expect, test } from 'vitest';
import { NOW } from '../../../../tests/support/api/test-dependencies.ts';
import { setUpLibrary } from '../../../../tests/support/pictures/library.ts';
import type { PicturePage } from '../../../shared/contract/pictures/pictures.ts';
import { eq } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { images } from '../../db/schema/images.ts';
import { measureOldPictures } from '../upload.ts';

const { app, store, add, call, hashOf, logIn, names } = setUpLibrary();

test('knows name, size, date and uploader of a picture', async () => {
  const { cookie, staffId } = await logIn();
  const hash = await add('red', 'Wandelen in het bos.png');
  const { pictures } = (await (await call('GET', 'pictures')).json()) as PicturePage;
  expect(pictures).toEqual([
    {
      hash,
      address: `/api/admin/download/${hash}.webp`,
      thumbnail: `/api/admin/download/${hash}-640.webp`,
      name: 'Wandelen in het bos.png',
      width: 60,
      height: 40,
      bytes: [...store.files.values()].reduce((total, { size }) => total + size, 0),
      addedAt: NOW.toISOString(),
      uploadedBy: 'Anna',
      alt: null,
      caption: null,
      credit: null,
      focalX: 50,
      focalY: 50,
      isUsed: false,
      version: 1,
    },
  ]);
  expect(await app.db.select({ by: images.uploadedBy, email: images.uploadedByEmail }).from(images)).toEqual([
    { by: staffId, email: 'anna@clinic.example' },
  ]);
  expect(cookie).toBeTruthy();
});

test('finds every word of a search, whatever its case and accents', async () => {
  await logIn();
  const [red] = [await add('red', 'bos.png'), await add('blue', 'zee 100%.png'), await add('green', 'a_b.png')];
  await call('PATCH', `pictures/${red}`, { version: 1, alt: 'Eén café', caption: 'Aan het water', credit: 'Eva Maas' });
  expect(await names('?search=CAFE')).toEqual(['bos.png']);
  expect(await names('?search=water+maas')).toEqual(['bos.png']);
  expect(await names('?search=water+zee')).toEqual([]);
  expect(await names('?search=%25')).toEqual(['zee 100%.png']);
  expect(await names('?search=_')).toEqual(['a_b.png']);
  expect(await names('?search=%5C')).toEqual([]);
  await call('PATCH', `pictures/${red}`, { version: 2, alt: 'Eén ca\u00adfé', caption: 'Aan het wa\u200bter' });
  expect(await names('?search=cafe+wat%E2%81%A0er')).toEqual(['bos.png']);
});

test('filters what is unused, without description, or one’s own', async () => {
  const { cookie, staffId } = await logIn();
  const [used, described, colleagues] = [
    await add('red', 'used.png'),
    await add('blue', 'described.png'),
    await add('green', 'colleagues.png'),
  ];
  await app.article(cookie, { image: `/api/admin/download/${used}.webp` });
  await call('PATCH', `pictures/${described}`, { version: 1, alt: 'Een blad' });
  await app.db
    .update(images)
    .set({ uploadedBy: staffId + 1 })
    .where(eq(images.hash, colleagues));
  expect((await names('?filter=unused')).toSorted()).toEqual(['colleagues.png', 'described.png']);
  expect((await names('?filter=undescribed')).toSorted()).toEqual(['colleagues.png', 'used.png']);
  expect((await names('?filter=mine')).toSorted()).toEqual(['described.png', 'used.png']);
  expect((await call('GET', 'pictures?filter=other')).status).toBe(400);
});

test('lists the newest first, page by page, with the total', async () => {
  await logIn();
  for (const [at, name] of ['oldest', 'middle', 'newest'].entries()) {
    app.time.now = new Date(NOW.getTime() + at * 1000);
    await add(`rgb(${at * 40}, 0, 0)`, name);
  }
  const page = async (number: number) =>
    (await (await call('GET', `pictures?limit=2&page=${number}`)).json()) as PicturePage;
  expect(await page(1)).toMatchObject({ pictures: [{ name: 'newest' }, { name: 'middle' }], total: 3, totalPages: 2 });
  expect(await page(2)).toMatchObject({ pictures: [{ name: 'oldest' }] });
  expect(await page(9)).toMatchObject({ pictures: [], total: 3 });
});

test('refuses a change that is based on an older version', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  const results = await Promise.all(
    ['een', 'twee'].map((alt) => call('PATCH', `pictures/${hash}`, { version: 1, alt })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const picture = await (await call('GET', `pictures/${hash}`)).json();
  expect(picture).toMatchObject({ version: 2, name: 'bos.png', alt: expect.stringMatching(/een|twee/) });
  expect((await app.db.select().from(auditLog)).map(({ action, subject }) => [action, subject])).toEqual([
    ['picture.uploaded', 'bos.png'],
    ['picture.changed', 'bos.png'],
  ]);
});

test('changes only the given fields, and clears those that are blank', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  await call('PATCH', `pictures/${hash}`, { version: 1, alt: 'Een blad', credit: 'Eva', focalX: 0, focalY: 100 });
  const changed = await call('PATCH', `pictures/${hash}`, { version: 2, alt: '  ' });
  expect(await changed.json()).toMatchObject({ alt: null, credit: 'Eva', focalX: 0, focalY: 100, name: 'bos.png' });
  for (const body of [
    {},
    { version: 3, focalX: 101 },
    { version: 3, alt: 'x'.repeat(501) },
    { version: 3, alt: 5 },
    { version: '3' },
  ])
    expect((await call('PATCH', `pictures/${hash}`, body)).status).toBe(400);
  expect((await call('PATCH', `pictures/${'0'.repeat(32)}`, { version: 1 })).status).toBe(404);
  expect((await call('GET', 'pictures/1')).status).toBe(400);
});

test('stays one entry when the picture is uploaded again', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  await call('PATCH', `pictures/${hash}`, { version: 1, alt: 'Een bos' });
  await call('DELETE', `pictures/${hash}`);
  expect(await names()).toEqual([]);
  app.time.now = new Date(NOW.getTime() + 1000);
  expect(await add('red', 'anders.png')).toBe(hash);
  const { pictures } = (await (await call('GET', 'pictures')).json()) as PicturePage;
  expect(pictures).toMatchObject([{ name: 'bos.png', alt: 'Een bos', addedAt: app.time.now.toISOString() }]);
});

test('measures pictures that are older than the library', async () => {
  await logIn();
  const hashes = [await add('red', 'a'), await add('blue', 'b'), await add('green', 'c')];
  const before = await app.db.select({ hash: images.hash, bytes: images.bytes }).from(images).orderBy(images.hash);
  await app.db.update(images).set({ width: null, height: null, bytes: null });
  expect(await (await call('GET', `pictures/${hashes[0]}`)).json()).toMatchObject({ width: 60, height: 40 });
  for (const name of [...store.files.keys()]) if (name.startsWith(hashes[1] ?? '-')) store.files.delete(name);
  expect(await measureOldPictures(app.system)).toBe(1);
  expect(await (await call('GET', `pictures/${hashes[1]}`)).json()).toMatchObject({ width: null, bytes: null });
  const after = await app.db.select({ hash: images.hash, bytes: images.bytes }).from(images).orderBy(images.hash);
  expect(after.filter(({ hash }) => hash !== hashes[1])).toEqual(before.filter(({ hash }) => hash !== hashes[1]));
  expect(hashOf(`/x/${hashes[0]}.webp`)).toBe(hashes[0]);
});
