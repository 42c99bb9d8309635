/** @module-tag slow */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUpLibrary } from '../../../../tests/support/pictures/library.ts';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import type { PicturePage } from '../../../shared/contract/pictures/pictures.ts';
import { eq, isNotNull } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { staff } from '../../db/schema/staff.ts';
import { insertRows, readRows } from '../../operations/backup/tables.ts';
import { exportMagazine } from '../../operations/export/magazine.ts';
import { createPictureImporter } from '../../operations/import/pictures.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { addAccount } from '../../staff/accounts.ts';
import { nameInAddress, pictureName } from '../picture-name.ts';

/** The library in the data of a person, an export, an import and a backup. */
const { app, add, call, logIn } = setUpLibrary();

test('removes who uploaded a picture when the person is erased', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  expect(await findPerson(app.system, 'ANNA@clinic.example')).toMatchObject({
    uploadedPictures: [{ hash, name: 'bos.png' }],
  });
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    name: 'Bas',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  await erasePerson(app.system, 'anna@clinic.example');
  expect(await app.db.select({ by: images.uploadedBy, email: images.uploadedByEmail }).from(images)).toEqual([
    { by: null, email: null },
  ]);
});

test('puts the portrait of an erased person into the bin, unless it is used', async () => {
  const { cookie, staffId } = await logIn();
  const [own, shared] = [await add('red', 'anna.png'), await add('blue', 'team.png')];
  const address = (hash: string) => `/api/admin/download/${hash}.webp`;
  await app.db
    .update(staff)
    .set({ portrait: address(shared) })
    .where(eq(staff.id, staffId));
  await app.article(cookie, { image: address(shared) });
  await call('POST', 'writers', { name: 'Anna', email: 'anna@clinic.example', profileImage: address(own) });
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    name: 'Bas',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  await erasePerson(app.system, 'anna@clinic.example');
  expect(await app.db.select({ hash: images.hash }).from(images).where(isNotNull(images.deletedAt))).toEqual([
    { hash: own },
  ]);
});

test('exports what staff wrote about each picture, unused ones too', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  const by = await add('blue', 'zee.png', hash);
  await call('PATCH', `pictures/${hash}`, { version: 1, alt: 'Een bos', caption: 'Bij Waalre', credit: 'Eva' });
  await call('POST', `pictures/${hash}/replace`, { by, version: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  await exportMagazine(app.system, folder, 'public');
  expect(JSON.parse(await readFile(join(folder, 'assets/magazine/pictures.json'), 'utf8'))).toMatchObject([
    {
      picture: `/assets/magazine/${hash}.webp`,
      shown: `/assets/magazine/${by}.webp`,
      ...{ name: 'bos.png', alt: 'Een bos', caption: 'Bij Waalre', credit: 'Eva', focalX: 50, focalY: 50 },
    },
  ]);
  for (const file of [hash, by])
    expect((await readFile(join(folder, `assets/magazine/${file}.webp`))).byteLength).toBeGreaterThan(0);
});

test('imports a picture with its name and description, and as nobody’s', async () => {
  await logIn();
  const bytes = new Uint8Array(await plainPicture().png().toBuffer());
  const importer = createPictureImporter(app.system, async () => bytes);
  await importer.importPicture('https://oud.example/uploads/het%20bos.jpg?w=800', ' Een bos ');
  expect(((await (await call('GET', 'pictures')).json()) as PicturePage).pictures).toMatchObject([
    { name: 'het bos.jpg', alt: 'Een bos', uploadedBy: null, width: 60 },
  ]);
});

test('restores every column of a picture from a backup', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  await call('PATCH', `pictures/${hash}`, { version: 1, alt: 'Een bos', focalX: 12, focalY: 99 });
  await add('blue', 'zee.png', hash);
  await call('DELETE', `pictures/${hash}`);
  const before = await app.db.select().from(images).orderBy(images.hash);
  const lines: string[] = [];
  await app.db.transaction(async (tx) => {
    for await (const batch of readRows(tx as never, 'images')) lines.push(...batch);
  });
  await app.db.delete(images);
  await insertRows(app.db, 'images', lines);
  expect(await app.db.select().from(images).orderBy(images.hash)).toEqual(before);
  expect(before.map(({ searchText }) => searchText)).toContain('bos.png een bos  ');
});

test('takes a name for people from a file or an address', () => {
  expect(pictureName('C:\\Foto’s\\Bos\u0000 1.png')).toBe('Bos 1.png');
  expect(pictureName('')).toBeUndefined();
  expect(pictureName(`${'x'.repeat(300)}.png`)).toHaveLength(200);
  expect(pictureName('half \ud83c.png')).toBe('half .png');
  expect(nameInAddress('https://x.example/a/b%C3%A9.png')).toBe('bé.png');
  expect(nameInAddress('https://x.example/a/%zz.png')).toBe('%zz.png');
  expect(nameInAddress('https://x.example/AD_4nXc')).toBeUndefined();
  expect(nameInAddress('geen adres')).toBeUndefined();
});
