import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';

const app = setUpTestApp();

const publicArticle = (slug: string) => app.request(`/api/articles/${slug}`);

test('creates an article as a draft, which readers cannot see', async () => {
  const { cookie } = await app.logIn();
  const article = await app.article(cookie);
  expect(article).toMatchObject({ slug: 'slapen-zonder-pillen', isPublished: false, publishedAt: null, version: 1 });
  expect((await publicArticle(article.slug)).status).toBe(404);
  expect(await (await app.request('/api/articles')).json()).toMatchObject({ articles: [], total: 0, totalPages: 0 });
});

test('publishes with a date, and keeps the date when unpublished', async () => {
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
  const republished = await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', cookie });
  expect(await republished.json()).toMatchObject({ publishedAt: '2026-11-21T10:00:00.000Z' });
});

test('refuses a stale version and overwrites nothing', async () => {
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

test('makes an empty slug from the title, numbered when it is taken', async () => {
  const { cookie } = await app.logIn();
  const titles = ['Allergieën', 'Allergieën', '!!!', '???'];
  const slugs = [];
  for (const title of titles) slugs.push((await app.article(cookie, { title })).slug);
  expect(slugs).toEqual(['allergieen', 'allergieen-2', 'artikel-1', 'artikel-2']);
});

test('gives 20 concurrent articles of one title 20 different slugs', async () => {
  const { cookie } = await app.logIn();
  const created = await Promise.all(Array.from({ length: 20 }, () => app.article(cookie)));
  expect(new Set(created.map(({ slug }) => slug)).size).toBe(20);
});

test('lists the first 240 characters of an article’s text', async () => {
  const { cookie } = await app.logIn();
  const words = 'Slaap & rust. '.repeat(40).trim();
  const { slug } = await app.article(cookie, {
    content: `<h2>Kop</h2><p>${words.replaceAll('&', '&amp;')}</p>`,
    isPublished: true,
  });
  const list = (await (await app.request('/api/articles')).json()) as { articles: Array<{ content: string }> };
  expect(list.articles[0]?.content).toBe(`Kop ${words}`.slice(0, 240));
  const whole = (await (await app.request(`/api/articles/${slug}`)).json()) as { content: string };
  expect(whole.content).toContain('<h2>Kop</h2>');
});

test('sorts by publication for readers, by last change for staff', async () => {
  let cookie = '';
  const at = async (day: number) => {
    app.time.now = new Date(Date.UTC(2026, 10, day));
    ({ cookie } = await app.logIn());
  };
  await at(1);
  const late = await app.article(cookie, { title: 'Laat gepubliceerd' });
  await at(2);
  await app.article(cookie, { title: 'Tweede', isPublished: true });
  await app.article(cookie, { title: 'Derde', isPublished: true });
  await app.article(cookie, { title: 'Concept' });
  await at(3);
  await app.request(`/api/admin/articles/${late.id}/publish`, { method: 'POST', cookie });
  const titles = async (path: string) => {
    const page = (await (await app.request(path, { cookie })).json()) as { articles: Array<{ title: string }> };
    return page.articles.map(({ title }) => title);
  };
  expect(await titles('/api/articles')).toEqual(['Laat gepubliceerd', 'Derde', 'Tweede']);
  expect(await titles('/api/admin/articles')).toEqual(['Laat gepubliceerd', 'Concept', 'Derde', 'Tweede']);
});

test('responds 304 to a matching ETag until an article changes', async () => {
  const { cookie } = await app.logIn();
  const { slug } = await app.article(cookie, { isPublished: true });
  for (const path of ['/api/articles', '/api/articles?search=slaap', `/api/articles/${slug}`]) {
    const first = await app.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    const again = await app.request(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  const etag = (await app.request('/api/articles')).headers.get('etag') ?? '';
  await app.article(cookie, { title: 'Nieuw', isPublished: true });
  expect((await app.request('/api/articles', { headers: { 'if-none-match': etag } })).status).toBe(200);
  const staff = await app.request('/api/admin/articles', { cookie });
  expect([staff.headers.get('etag'), staff.headers.get('cache-control')]).toEqual([null, 'no-store']);
});
