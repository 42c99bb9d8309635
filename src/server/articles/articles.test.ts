import { expect, test } from 'vitest';
import { ARTICLE } from '../../shared/testing.ts';
import { setUpTestApp } from '../testing.ts';

const app = setUpTestApp();

const publicArticle = (slug: string) => app.request(`/api/articles/${slug}`);

test('§4: a new article is a draft, which readers cannot see', async () => {
  const { cookie } = await app.logIn();
  const article = await app.article(cookie);
  expect(article).toMatchObject({ slug: 'slapen-zonder-pillen', isPublished: false, publishedAt: null, version: 1 });
  expect((await publicArticle(article.slug)).status).toBe(404);
  expect(await (await app.request('/api/articles')).json()).toMatchObject({ articles: [], total: 0, totalPages: 0 });
});

test('§4: publish makes it public and dates it; unpublish takes it away and keeps the date', async () => {
  const { cookie } = await app.logIn();
  const { id, slug } = await app.article(cookie);
  const published = await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', cookie });
  expect(await published.json()).toMatchObject({
    isPublished: true,
    publishedAt: '2026-11-21T10:00:00.000Z',
    version: 2,
  });
  expect((await publicArticle(slug)).status).toBe(200);

  app.time.now = new Date('2026-11-21T11:00:00Z');
  await app.request(`/api/admin/articles/${id}/unpublish`, { method: 'POST', cookie });
  expect((await publicArticle(slug)).status).toBe(404);
  const again = await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', cookie });
  expect(await again.json()).toMatchObject({ publishedAt: '2026-11-21T10:00:00.000Z' });
});

test('architecture §5: a stale version is refused and overwrites nothing', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  const save = (title: string, version: number) =>
    app.request(`/api/admin/articles/${id}`, { method: 'PUT', body: { ...ARTICLE, title, version }, cookie });
  expect((await save('Eerste', 1)).status).toBe(200);
  const second = await save('Tweede', 1);
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ error: 'This article was changed by someone else' });
  expect(await (await app.request(`/api/admin/articles/${id}`, { cookie })).json()).toMatchObject({
    title: 'Eerste',
    version: 2,
  });
});

test('architecture §5: an empty slug is made from the title, with a number when it is taken', async () => {
  const { cookie } = await app.logIn();
  const titles = ['Allergieën', 'Allergieën', '!!!', '???'];
  const slugs = [];
  for (const title of titles) slugs.push((await app.article(cookie, { title })).slug);
  expect(slugs).toEqual(['allergieen', 'allergieen-2', 'artikel-1', 'artikel-2']);
});

test('architecture §5: twenty creations of one title at once get twenty slugs', async () => {
  const { cookie } = await app.logIn();
  const created = await Promise.all(Array.from({ length: 20 }, () => app.article(cookie)));
  expect(new Set(created.map(({ slug }) => slug)).size).toBe(20);
});
