import { beforeEach, expect, test } from 'vitest';
import { images } from '../../src/server/db/schema/images.ts';
import type { DocumentDetail } from '../../src/shared/contract/site-documents.ts';
import { siteOnline } from '../support/content/site-online.ts';
import { setUpLibrary } from '../support/pictures/library.ts';

let followed = 0;
const { add, app, call, details, logIn } = setUpLibrary({
  publishedSite: siteOnline(async () => {
    followed += 1;
  }),
});
beforeEach(async () => {
  followed = 0;
  await logIn();
});

const PAGE = 'behandelingen/natuurgeneeskunde.md';
const address = (hash: string) => `/api/admin/download/${hash}.webp`;

/** Saves the page, or the document at `path`, with changed fields. */
async function save(changes: object, publish = 'now', path = PAGE) {
  const query = `site-documents/document?path=${encodeURIComponent(path)}`;
  const { number, content } = (await (await call('GET', query)).json()) as DocumentDetail;
  const fields = { ...content.fields, ...changes };
  const body = { path, basedOn: number, content: { ...content, fields }, publish };
  const response = await call('PUT', 'site-documents/document', body);
  return { status: response.status, body: (await response.json()) as { error: string; fields?: object } };
}
const usesOf = async (hash: string) =>
  (await details(hash)).uses.map(({ kind, path, title, isPublished, count }) => ({
    ...{ kind, path, title, isPublished, count },
  }));

test('a page shows a picture of the library, which tells where it is used and cannot be deleted', async () => {
  const hash = await add('red', 'tuin.png');
  expect((await save({ foto: address(hash) })).status).toBe(200);
  expect(await usesOf(hash)).toEqual([
    { kind: 'document', path: PAGE, title: 'Natuurgeneeskunde', isPublished: true, count: 1 },
  ]);
  const refused = await call('DELETE', `pictures/${hash}`);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ error: expect.stringContaining('on the website, in “Natuurgeneeskunde”') }),
  ]);
  // The page has files of its own, made at its build: the picture itself stays with staff.
  expect((await app.request(address(hash))).status).toBe(404);
});

test('a time that is set counts as use, a draft and a former version as versions', async () => {
  const hash = await add('red', 'tuin.png');
  await save({ foto: address(hash) }, 'no');
  expect(await usesOf(hash)).toMatchObject([{ isPublished: false, count: 1 }]);
  await save({ foto: address(hash) }, '2026-11-21T14:00:00Z');
  expect(await usesOf(hash)).toMatchObject([{ isPublished: true, count: 2 }]);
  app.time.now = new Date('2026-11-21T15:00:00Z');
  await save({ foto: 'kruidenbos' });
  expect(await usesOf(hash)).toMatchObject([{ isPublished: false, count: 2 }]);
  expect((await details(hash)).placedIn).toMatchObject({ documents: 1 });
});

test.each([
  ['that never was in the library', 'f'.repeat(32), /^staat niet \(meer\) in de bibliotheek/],
  ['that is only a file of another', 'part', /^staat niet \(meer\) in de bibliotheek/],
  ['in the bin', 'binned', /^ligt in de prullenbak/],
])('refuses a picture %s at its field', async (_, which, message) => {
  const hashes: Record<string, string> = {
    part: await add('blue', 'deel.png', await add('red', 'tuin.png')),
    binned: await add('green', 'weg.png'),
  };
  await call('DELETE', `pictures/${hashes['binned']}`);
  const { status, body } = await save({ foto: address(hashes[which] ?? which) });
  expect([status, body.fields]).toEqual([400, { foto: expect.stringMatching(message) }]);
});

test.each([
  '/api/admin/download/kapot.webp',
  `/api/admin/download/${'a'.repeat(32)}-640.webp`,
  'https://elders.nl/a.jpg',
  '../team',
])('refuses %s, which is no picture', async (foto) => {
  const { status, body } = await save({ foto });
  expect([status, body.fields]).toEqual([
    400,
    { foto: expect.stringMatching(/^moet een foto uit de bibliotheek zijn/) },
  ]);
});

test('refuses a picture without a description, and none at all', async () => {
  const hash = await add('red', 'tuin.png');
  expect((await save({ foto: address(hash), fotobeschrijving: '' })).body.fields).toEqual({
    fotobeschrijving: expect.stringMatching(/^ontbreekt/),
  });
  expect((await save({ foto: '' })).body.fields).toEqual({ foto: 'ontbreekt: kies een foto' });
});

test('a new colleague has a portrait, and is refused at it when it is gone', async () => {
  const hash = await add('red', 'anna.png');
  const anna = (portret: string) => ({
    'anna-bos': { naam: 'Anna Bos', functie: 'arts', registratie: 'BIG-nummer 12345678901', portret },
  });
  const refused = await save(anna(address('f'.repeat(32))), 'now', 'team.yaml');
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['anna-bos.portret']);
  expect((await save(anna(address(hash)), 'now', 'team.yaml')).status).toBe(200);
  expect(await usesOf(hash)).toMatchObject([{ kind: 'document', path: 'team.yaml', title: 'Team' }]);
});

test('removing it for good is warned of, makes the pages anew, and keeps nobody from publishing another', async () => {
  const hash = await add('red', 'tuin.png');
  await save({ foto: address(hash) });
  expect((await details(hash)).placedIn).toMatchObject({ documents: 1 });
  followed = 0;
  expect((await call('POST', `pictures/${hash}/remove-for-good`)).status).toBe(204);
  expect(followed).toBe(1);
  expect((await save({ telefoon: '040 123 45 67' }, 'now', 'kliniek.yaml')).status).toBe(200);
  // The page itself gets another picture first.
  expect((await save({ titel: 'Natuur' })).body.fields).toHaveProperty('foto');
  expect((await save({ titel: 'Natuur', foto: 'kruidenbos' })).status).toBe(200);
});

test('a crop makes the pages anew, and takes the right to publish them', async () => {
  await logIn('writer');
  const hash = await add('red', 'tuin.png');
  const crop = (version: number, x: number) =>
    call('PUT', `pictures/${hash}/edits`, { version, turns: 0, crop: { x, y: 0, width: 0.5, height: 1 } });
  expect([(await crop(1, 0)).status, followed]).toEqual([200, 0]);
  await logIn();
  await save({ foto: address(hash) });
  followed = 0;
  expect([(await crop(2, 0.5)).status, followed > 0]).toEqual([200, true]);
  await logIn('writer');
  expect((await details(hash)).mayChange).toBe(false);
  expect((await crop(3, 0)).status).toBe(403);
});

test('a picture whose files are being deleted is refused, and the text is not stored', async () => {
  const hash = await add('red', 'tuin.png');
  await app.db.update(images).set({ state: 'removing' });
  expect(await save({ foto: address(hash) }, 'no')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('is being deleted') },
  });
});
