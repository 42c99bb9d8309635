import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Writer } from '../../shared/contract/writers.ts';
import { eq } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { auditLog } from '../db/schema/audit.ts';

const app = setUpTestApp();
const EVA = { name: 'Eva Maas', email: 'eva@clinic.example', bio: 'Arts', profileImage: null, isActive: false };

const call = async (cookie: string, method: string, path: string, body?: object) =>
  app.request(`/api/admin${path}`, { method, body, cookie });

const createWriter = async (cookie: string, body: object): Promise<Writer> =>
  (await call(cookie, 'POST', '/writers', body)).json();

test('restores a writer with the links to articles', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  const own = await app.article(cookie, { writerId: eva.id, isPublished: true });
  const guest = await app.article(cookie, { writerId: eva.id, author: 'Gastredactie', isPublished: true });
  const other = await app.article(cookie, { author: 'Eva Maas', isPublished: true });
  const before = await app.db.select().from(articles).orderBy(articles.id);
  const read = async (slug: string) => (await app.request(`/api/articles/${slug}`)).json();

  expect((await call(cookie, 'DELETE', `/writers/${eva.id}`)).status).toBe(204);
  expect(await read(own.slug)).toMatchObject({ writer: null });
  const restored = await call(cookie, 'POST', `/writers/${eva.id}/restore`);
  expect(restored.status).toBe(200);
  expect(await restored.json()).toEqual(eva);
  expect(await (await call(cookie, 'GET', '/writers')).json()).toEqual([eva]);
  expect(await read(own.slug)).toMatchObject({ author: 'Eva Maas', writer: { name: 'Eva Maas', bio: 'Arts' } });
  expect(await read(guest.slug)).toMatchObject({ author: 'Gastredactie', writer: { name: 'Eva Maas' } });
  expect(await read(other.slug)).toMatchObject({ author: 'Eva Maas', writer: null });
  expect(await app.db.select().from(articles).orderBy(articles.id)).toEqual(before);
  expect((await app.db.select().from(auditLog)).at(-1)).toMatchObject({
    action: 'writer.restored',
    subject: 'Eva Maas',
  });
});

test('does not relink an article whose author has changed', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  const { id } = await app.article(cookie, { writerId: eva.id });
  const { id: gone } = await app.article(cookie, { writerId: eva.id });
  await call(cookie, 'DELETE', `/writers/${eva.id}`);
  await call(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, author: 'Bas', version: 1 });
  await call(cookie, 'DELETE', `/articles/${gone}`);
  expect((await call(cookie, 'POST', `/writers/${eva.id}/restore`)).status).toBe(200);
  expect(await (await call(cookie, 'GET', `/articles/${id}`)).json()).toMatchObject({ author: 'Bas', writerId: null });
});

test('refuses to restore while the e-mail address is taken', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  await call(cookie, 'DELETE', `/writers/${eva.id}`);
  const second = await createWriter(cookie, EVA);
  const refused = await call(cookie, 'POST', `/writers/${eva.id}/restore`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('eva@clinic.example') });
  await call(cookie, 'DELETE', `/writers/${second.id}`);
  expect(await (await call(cookie, 'POST', `/writers/${eva.id}/restore`)).json()).toEqual(eva);
});

test('restores once when asked twice at the same time', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  await call(cookie, 'DELETE', `/writers/${eva.id}`);
  const responses = await Promise.all([1, 2].map(() => call(cookie, 'POST', `/writers/${eva.id}/restore`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await (await call(cookie, 'GET', '/writers')).json()).toEqual([eva]);
});

test('keeps the version of an article when its writer is restored', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  const { id } = await app.article(cookie, { writerId: eva.id });
  await call(cookie, 'DELETE', `/writers/${eva.id}`);
  await call(cookie, 'POST', `/writers/${eva.id}/restore`);
  const [row] = await app.db.select().from(articles).where(eq(articles.id, id));
  expect(row).toMatchObject({ version: 1, writerId: eva.id });
});
