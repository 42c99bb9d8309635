import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { exportMagazine } from '../operations/export/magazine.ts';
import { readStarterMagazine } from '../operations/starter/read.ts';

const app = setUpTestApp({ images: memoryStore() });
const COVER = { image: '/assets/magazine/leaf.webp', imageIsDecorative: true, slug: 'slapen', isPublished: true };

test('a cover needs a description, unless an editor calls it decoration', async () => {
  const { cookie } = await app.logIn();
  expect(await app.article(cookie)).toMatchObject({ imageIsDecorative: false });
  const { id, version } = await app.article(cookie, COVER);
  const read = async () => (await (await app.request('/api/articles/slapen')).json()) as AdminArticle;
  expect(await read()).toMatchObject({ imageIsDecorative: true });
  const body = { ...ARTICLE, ...COVER, imageIsDecorative: false, version };
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie });
  expect(await read()).toMatchObject({ imageIsDecorative: false });
});

test('an export says that a cover is decoration, and can be read again', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, COVER);
  const folder = join(await mkdtemp(join(tmpdir(), 'decorative-')), 'export');
  await exportMagazine(app.system, folder, 'public');
  const { articles } = await readStarterMagazine(join(folder, 'articles'));
  expect(articles.map(({ input }) => input.imageIsDecorative)).toEqual([true]);
  await rm(folder, { recursive: true });
});
