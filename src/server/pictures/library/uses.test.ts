import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpLibrary } from '../../../../tests/support/pictures/library.ts';
import { authorTag } from '../../articles/cache-tags.ts';
import { eq } from '../../db/drizzle.ts';
import { cacheTags } from '../../db/schema/cache.ts';
import { images } from '../../db/schema/images.ts';
import { staff } from '../../db/schema/staff.ts';

const { app, add, call, details, logIn, names, send } = setUpLibrary();
const address = (hash: string) => `/api/admin/download/${hash}.webp`;
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

test('names every use, counts them, and deletes only what nothing uses', async () => {
  const { cookie, staffId } = await logIn();
  const hash = await add('red', 'bos.png');
  const { id } = await app.article(cookie, {
    title: 'Slaap',
    language: 'en',
    image: address(hash),
    content: `<p>Zie</p><img src="${address(hash)}">`,
    isPublished: true,
  });
  const { id: past } = await app.article(cookie, { title: 'Rust', image: address(hash) });
  await call('PUT', `articles/${past}`, { ...ARTICLE, title: 'Rust', image: null, version: 1 });
  const { id: binned } = await app.article(cookie, { title: 'Weg', language: 'en', image: address(hash) });
  await call('DELETE', `articles/${binned}`);
  const writer = (await (
    await call('POST', 'writers', { name: 'Eva', email: 'eva@clinic.example', profileImage: address(hash) })
  ).json()) as { id: number };
  await app.db
    .update(staff)
    .set({ portrait: address(hash) })
    .where(eq(staff.id, staffId));
  const use = { language: null, count: 1, isPublished: false, isInBin: false };
  const uses = [
    { ...use, kind: 'article', id, title: 'Slaap', language: 'en', isPublished: true },
    { ...use, kind: 'history', id: past, title: 'Rust', language: 'nl' },
    { ...use, kind: 'history', id: binned, title: 'Weg', language: 'en', isInBin: true },
    { ...use, kind: 'writer', id: writer.id, title: 'Eva' },
    { ...use, kind: 'account', id: staffId, title: 'Anna' },
  ];
  expect(await details(hash)).toMatchObject({ isUsed: true, uses, usesTotal: 5 });
  const refused = await call('DELETE', `pictures/${hash}`);
  expect([refused.status, await errorOf(refused)]).toEqual([
    409,
    'This picture cannot be deleted: it is still in the article “Slaap”, in the history of “Rust”, in “Weg” in the bin, 2 more. Take it out there first.',
  ]);
});

test('shows a replacement wherever the picture is, and keeps its address', async () => {
  const { cookie } = await logIn();
  const hash = await add('red', 'bos.png');
  const { slug } = await app.article(cookie, { image: address(hash), isPublished: true });
  await call('POST', 'writers', { name: 'Eva', email: 'eva@clinic.example', profileImage: address(hash) });
  await call('PATCH', `pictures/${hash}`, { version: 1, focalX: 10, focalY: 20, alt: 'Een bos' });
  await app.db.delete(cacheTags);
  const by = await add('blue', 'zee.png', hash);
  expect(await names()).toEqual(['bos.png']);
  const replaced = await call('POST', `pictures/${hash}/replace`, { by, version: 2 });
  expect(await replaced.json()).toMatchObject({
    hash,
    address: address(hash),
    thumbnail: `/api/admin/download/${by}-640.webp`,
    shown: address(by),
    isReplaced: true,
    name: 'bos.png',
    alt: 'Een bos',
    focalX: 50,
    focalY: 50,
    version: 3,
  });
  const raised = (await app.db.select({ tag: cacheTags.tag }).from(cacheTags)).map(({ tag }) => tag);
  expect(raised).toEqual(expect.arrayContaining(['articles', `article:${slug}`, authorTag('Eva')]));
  expect((await call('POST', `pictures/${hash}/replace`, { by, version: 2 })).status).toBe(409);
  const back = await add('red', 'bos.png', hash);
  expect(back).toBe(hash);
  await call('POST', `pictures/${hash}/replace`, { by: back, version: 3 });
  expect(await details(hash)).toMatchObject({ isReplaced: false, shown: address(hash) });
});

test('breaks nothing when a picture is replaced while an editor has it open', async () => {
  const { cookie } = await logIn();
  const hash = await add('red', 'bos.png');
  const by = await add('blue', 'zee.png', hash);
  await call('POST', `pictures/${hash}/replace`, { by, version: 1 });
  expect((await app.request(address(hash), { cookie })).status).toBe(200);
  const { id } = await app.article(cookie, { image: address(hash) });
  expect(await details(hash)).toMatchObject({ uses: [{ kind: 'article', id }], shown: address(by) });
});

test('replaces a picture by another of the library, which stays listed', async () => {
  await logIn();
  const [hash, other] = [await add('red', 'bos.png'), await add('blue', 'zee.png')];
  expect(await add('blue', 'zee.png', hash)).toBe(other);
  expect((await names()).toSorted()).toEqual(['bos.png', 'zee.png']);
  await call('POST', `pictures/${hash}/replace`, { by: other, version: 1 });
  const refused = await call('DELETE', `pictures/${other}`);
  expect([refused.status, await errorOf(refused)]).toEqual([409, expect.stringContaining('in place of “bos.png”')]);
  expect(await names('?filter=unused')).toEqual(['bos.png']);
  expect((await call('POST', `pictures/${hash}/replace`, { by: 'f'.repeat(32), version: 2 })).status).toBe(400);
});

test('makes a file a picture of its own when it is uploaded as one', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  const by = await add('blue', 'zee.png', hash);
  expect((await call('GET', `pictures/${by}`)).status).toBe(404);
  await add('blue', 'strand.png');
  expect((await names()).toSorted()).toEqual(['bos.png', 'zee.png']);
  for (const partOf of ['f'.repeat(32), '../x', hash.toUpperCase()])
    expect((await send('x', 'x.png', partOf)).status).toBe(404);
});

test('moves a picture into the bin and back', async () => {
  await logIn();
  const hash = await add('red', 'bos.png');
  expect((await call('DELETE', `pictures/${hash}`)).status).toBe(204);
  expect((await call('DELETE', `pictures/${hash}`)).status).toBe(404);
  expect((await call('GET', `pictures/${hash}`)).status).toBe(404);
  expect(await (await call('GET', 'picture-bin')).json()).toMatchObject({
    pictures: [{ hash, name: 'bos.png', deletedAt: '2026-11-21T10:00:00.000Z', expiresAt: '2026-12-21T10:00:00.000Z' }],
    total: 1,
  });
  expect((await call('POST', `picture-bin/${hash}/restore`)).status).toBe(200);
  expect((await call('POST', `picture-bin/${hash}/restore`)).status).toBe(404);
  expect(await names()).toEqual(['bos.png']);
});

test('lets a writer change only their own pictures that readers do not see', async () => {
  const { cookie } = await logIn();
  const [own, published, colleagues] = [
    await add('red', 'own.png'),
    await add('blue', 'published.png'),
    await add('green', 'colleagues.png'),
  ];
  await app.article(cookie, { image: address(published), isPublished: true });
  await app.db.update(images).set({ uploadedBy: 99 }).where(eq(images.hash, colleagues));
  await logIn('writer');
  const change = async (hash: string, body: object) => {
    const response = await call('PATCH', `pictures/${hash}`, { version: 1, ...body });
    return response.status === 200 ? 'changed' : errorOf(response);
  };
  expect(await change(own, { alt: 'Eigen' })).toBe('changed');
  expect(await change(published, { alt: 'Anders' })).toContain('You may not publish articles');
  expect(await change(published, { name: 'naam.png' })).toBe('changed');
  expect(await change(colleagues, { alt: 'Anders' })).toContain('You may not change pictures of others');
  expect(await errorOf(await call('DELETE', `pictures/${colleagues}`))).toContain('pictures of others');
  expect(await errorOf(await call('POST', `pictures/${published}/replace`, { by: own, version: 2 }))).toContain(
    'publish',
  );
  expect([
    (await details(own)).mayChange,
    (await details(published)).mayChange,
    (await details(colleagues)).mayChange,
  ]).toEqual([true, false, false]);
});

test('lets no writer change a picture that a schedule will publish', async () => {
  const { cookie } = await logIn();
  const [hash, by] = [await add('red', 'own.png'), await add('blue', 'other.png')];
  const { id, version } = await app.article(cookie, { image: address(hash) });
  const schedule = { action: 'publish', wallTime: '2026-11-21T12:00', version, draft: null };
  expect((await call('PUT', `articles/${id}/schedule`, schedule)).status).toBe(200);
  await logIn('writer');
  const refusals = [
    await call('POST', `pictures/${hash}/replace`, { by, version: 1 }),
    await call('PUT', `pictures/${hash}/edits`, { version: 1, turns: 1, crop: null }),
    await call('PATCH', `pictures/${hash}`, { version: 1, alt: 'Anders' }),
  ];
  for (const refused of refusals) expect(await errorOf(refused)).toContain('You may not publish articles');
  expect((await details(hash)).mayChange).toBe(false);
  await logIn('editor');
  expect((await call('POST', `pictures/${hash}/replace`, { by, version: 1 })).status).toBe(200);
});
