import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Writer } from '../../shared/contract/writers.ts';

const app = setUpTestApp();
const path = '/api/admin/writers';
const EVA = { name: 'Eva Maas', email: 'Eva@Clinic.example', bio: 'Arts' };

async function create(cookie: string, body: object = EVA): Promise<Writer> {
  return (await (await app.request(path, { method: 'POST', body, cookie })).json()) as Writer;
}

test('creates, lists, changes and deletes a writer', async () => {
  const { cookie } = await app.logIn();
  const writer = await create(cookie);
  expect(writer).toEqual({
    id: writer.id,
    name: 'Eva Maas',
    email: 'eva@clinic.example',
    registration: null,
    bio: 'Arts',
    profileImage: null,
    isActive: true,
  });
  expect(await (await app.request(path, { cookie })).json()).toEqual([writer]);
  const body = { ...EVA, isActive: false };
  const changed = await app.request(`${path}/${writer.id}`, { method: 'PUT', body, cookie });
  expect(await changed.json()).toMatchObject({ isActive: false });
  expect((await app.request(`${path}/${writer.id}`, { method: 'DELETE', cookie })).status).toBe(204);
  expect((await app.request(`${path}/${writer.id}`, { method: 'PUT', body, cookie })).status).toBe(404);
});

test('refuses a taken e-mail address and names the field', async () => {
  const { cookie } = await app.logIn();
  await create(cookie);
  const second = await app.request(path, { method: 'POST', body: { ...EVA, name: 'Een ander' }, cookie });
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({
    fields: { email: 'There is already a writer with the email eva@clinic.example.' },
  });
});

test('requires a name and a valid e-mail address', async () => {
  const { cookie } = await app.logIn();
  const refused = await app.request(path, { method: 'POST', body: { name: ' ', email: 'nee' }, cookie });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    fields: { name: 'Name is required', email: 'Enter a valid email address' },
  });
});

test('a save by who had the article open keeps the new name of its writer, and the author text of a guest', async () => {
  const { cookie } = await app.logIn();
  const { id: writerId } = await create(cookie);
  const own = await app.article(cookie, { writerId });
  const guest = await app.article(cookie, { writerId, author: 'Gastredactie' });
  await app.request(`${path}/${writerId}`, { method: 'PUT', body: { ...EVA, name: 'Eva Dommel' }, cookie });
  const save = async ({ id }: { id: number }) =>
    (
      await app.request(`/api/admin/articles/${id}`, {
        method: 'PUT',
        body: { ...ARTICLE, writerId, version: 1 },
        cookie,
      })
    ).json();
  expect(await save(own)).toMatchObject({ author: 'Eva Dommel', version: 2 });
  expect(await save(guest)).toMatchObject({ author: 'Gastredactie', version: 2 });
});

test('shows and finds a changed writer, without the e-mail address', async () => {
  const { cookie } = await app.logIn();
  const { id } = await create(cookie);
  const own = await app.article(cookie, { writerId: id, isPublished: true });
  const guest = await app.article(cookie, { writerId: id, author: 'Gastredactie', isPublished: true });
  await app.request(`${path}/${id}`, {
    method: 'PUT',
    body: { ...EVA, name: 'Eva Dommel', registration: 'huisarts, BIG-nummer 19012345601', bio: 'Huisarts' },
    cookie,
  });
  const read = async (slug: string) => (await (await app.request(`/api/articles/${slug}`)).json()) as object;
  expect(await read(own.slug)).toMatchObject({
    author: 'Eva Dommel',
    writer: {
      name: 'Eva Dommel',
      registration: 'huisarts, BIG-nummer 19012345601',
      bio: 'Huisarts',
      profileImage: null,
    },
  });
  expect(await read(guest.slug)).toMatchObject({ author: 'Gastredactie' });
  expect(JSON.stringify(await read(own.slug))).not.toContain('clinic.example');
  expect(await (await app.request('/api/articles?search=dommel')).json()).toMatchObject({ total: 2 });
  expect(await (await app.request('/api/articles?search=maas')).json()).toMatchObject({ total: 0 });
  expect(await (await app.request('/api/articles?author=Eva%20Dommel')).json()).toMatchObject({ total: 2 });
});

test('keeps articles and author texts when a writer is deleted', async () => {
  const { cookie } = await app.logIn();
  const { id } = await create(cookie);
  const { slug } = await app.article(cookie, { writerId: id, isPublished: true });
  await app.article(cookie, { writerId: id, author: 'Gastredactie', isPublished: true });
  await app.request(`${path}/${id}`, { method: 'DELETE', cookie });
  expect(await (await app.request(`/api/articles/${slug}`)).json()).toMatchObject({ author: 'Eva Maas', writer: null });
  for (const [author, total] of [
    ['Eva%20Maas', 1],
    ['Gastredactie', 1],
  ])
    expect(await (await app.request(`/api/articles?author=${author}`)).json()).toMatchObject({ total });
});
