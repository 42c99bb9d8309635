import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { unsavedTexts } from '../db/schema/articles/unsaved-texts.ts';
import { runMaintenance } from '../maintenance/run.ts';
import { erasePerson } from '../operations/privacy/erase.ts';
import { findPerson } from '../operations/privacy/person.ts';
import { addAccount } from '../staff/accounts.ts';
import { listPeople } from '../staff/people/people.ts';
import { openSession } from '../staff/session.ts';

const app = setUpTestApp();
const BAS = 'bas@clinic.example';
const AT = '2026-11-21T09:59:00.000Z';

let anna = '';
let bas = '';
let id = 0;
beforeEach(async () => {
  anna = (await app.logIn()).cookie;
  id = (await app.article(anna)).id;
  await addAccount(app.system, {
    email: BAS,
    name: 'Bas',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  const account = (await listPeople(app.system)).find(({ email }) => email === BAS);
  bas = `session=${(await openSession(app.system, account?.id ?? 0)).token}`;
});

const form = (fields: object = {}) => ({
  ...{ title: 'Half getypt', slug: '', content: '<p>Ik was net bezig</p>', excerpt: '', category: '', type: 'article' },
  ...{ author: '', writerId: null, isPublished: false, image: '', imageAlt: '', videoUrl: '', seoTitle: '' },
  ...{ seoDescription: '', tags: [], sources: [], language: 'nl', imageIsDecorative: false, ...fields },
});
const call = (path: string, { cookie = anna, ...options }: { cookie?: string; method?: string; body?: object } = {}) =>
  app.request(`/api/admin/recoverable-drafts${path}`, { cookie, ...options });
const store = (fields: object = {}, { path = `/${id}/1`, at = AT, cookie = anna, ...of }: Of = {}) =>
  call(path, { method: 'PUT', body: { at, form: form(fields), version: 1, draftNumber: null, ...of }, cookie });
type Of = { path?: string; at?: string; cookie?: string; restored?: unknown };
const list = async (articleId = id, cookie = anna) =>
  (await (await call(`/${articleId}`, { cookie })).json()).drafts as { visit: number; at: string; form: object }[];
const unsaved = async (cookie = anna) => (await (await call('', { cookie })).json()).articles;
const titles = async () => (await list()).map((draft) => (draft.form as { title: string }).title);

test('unsaved text comes back as it was typed', async () => {
  const typed = { title: '  Half ', content: '<img src=x onerror=alert(1)><p>Half' };
  expect((await store(typed)).status).toBe(204);
  const based = { version: 1, draftNumber: null, restored: null };
  expect(await list()).toEqual([{ visit: 1, at: AT, form: form(typed), ...based }]);
  expect(await unsaved()).toEqual([{ articleId: id, title: '  Half ', language: 'nl', at: AT }]);
});

test('a text typed into an older version still says which version', async () => {
  const restored = { number: 3, at: '2026-10-01T08:00:00.000Z' };
  expect((await store({}, { restored })).status).toBe(204);
  expect(await list()).toMatchObject([{ restored }]);
  for (const odd of [{ number: 0, at: restored.at }, { number: 3, at: 'lang geleden' }, 3])
    expect((await store({}, { restored: odd })).status).toBe(400);
});

test('an older text than the stored one changes nothing', async () => {
  await store({ title: 'Later' });
  await store({ title: 'Eerder' }, { at: '2026-11-21T09:58:59.999Z' });
  expect(await titles()).toEqual(['Later']);
});

test('stores a text after one that a fast clock dated', async () => {
  await store({ title: 'Uit de toekomst' }, { at: '2126-11-21T10:00:00.000Z' });
  expect(await list()).toMatchObject([{ at: '2026-11-21T10:00:00.000Z' }]);
  app.time.now = new Date(app.time.now.getTime() + 5000);
  await store({ title: 'Later' }, { at: '2026-11-21T10:00:05.000Z' });
  expect(await titles()).toEqual(['Later']);
});

test('nobody else sees or deletes the unsaved text of a person', async () => {
  await store();
  await store({}, { path: '/0/1' });
  expect([await list(id, bas), await list(0, bas), await unsaved(bas)]).toEqual([[], [], []]);
  expect((await call(`/${id}/1`, { method: 'DELETE', cookie: bas })).status).toBe(204);
  await store({ title: 'Van Bas' }, { cookie: bas });
  expect(await titles()).toEqual(['Half getypt']);
  for (const path of ['', `/${id}`]) expect((await call(path, { cookie: '' })).status).toBe(401);
  expect((await store({}, { cookie: '' })).status).toBe(401);
});

test('deleted text is gone, and may be deleted again', async () => {
  await store();
  for (const _ of [1, 2]) expect((await call(`/${id}/1`, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('keeps the newest 20 texts for an article, and 100 for a person', async () => {
  for (let visit = 1; visit <= 21; visit += 1) await store({}, { path: `/${id}/${visit}` });
  const visits = (await list()).map(({ visit }) => visit);
  expect([visits.length, visits.at(-1)]).toEqual([20, 2]);
  for (let other = 1; other <= 90; other += 1) {
    app.time.now = new Date(app.time.now.getTime() + 1000);
    await store({}, { path: `/${id + other}/1` });
  }
  expect([await app.db.$count(unsavedTexts), (await list()).length]).toEqual([100, 10]);
});

test('lists texts of articles that can be opened, with the newest title', async () => {
  await store({ title: 'Nieuw artikel' }, { path: '/0/1' });
  await store({ title: 'Later', language: 'en' }, { path: `/${id}/2`, at: '2026-11-21T09:59:30.000Z' });
  await store({ title: 'Eerder' });
  await store({ title: 'Weg' }, { path: `/${id + 1}/1` });
  expect(await unsaved()).toEqual([
    { articleId: id, title: 'Later', language: 'en', at: '2026-11-21T09:59:30.000Z' },
    { articleId: 0, title: 'Nieuw artikel', language: 'nl', at: AT },
  ]);
});

test('deletes a text that got no update for 30 days', async () => {
  await store();
  app.time.now = new Date(app.time.now.getTime() + 30 * DAY_MS);
  expect(await runMaintenance(app.system)).toMatchObject({ recoverableDraftsDeleted: 0 });
  app.time.now = new Date(app.time.now.getTime() + 1);
  expect(await runMaintenance(app.system)).toMatchObject({ recoverableDraftsDeleted: 1 });
});

test('a privacy export has unsaved text, and erasing the account deletes it', async () => {
  await store({}, { cookie: bas });
  await store();
  expect((await findPerson(app.system, BAS)).unsavedTexts).toMatchObject([
    { articleId: id, title: 'Half getypt', draft: { form: { content: '<p>Ik was net bezig</p>' } } },
  ]);
  await erasePerson(app.system, BAS);
  expect(await app.db.$count(unsavedTexts)).toBe(1);
});

test('skips a text that another version of the site stored in another form', async () => {
  await store();
  await app.db.update(unsavedTexts).set({ draft: { form: { kop: 'Anders' } } });
  expect(await list()).toEqual([]);
});

test.each([
  ['too long', { content: 'x'.repeat(500_001) }, 400],
  ['half a surrogate pair', { title: 'a\ud800' }, 204],
  ['too many tags', { tags: Array.from({ length: 101 }, () => 'x') }, 400],
])('takes or refuses text that is %s', async (_, fields, status) => {
  expect((await store(fields)).status).toBe(status);
});

test('a saved text is not unsaved, although the browser could not delete it', async () => {
  const { category } = await (await app.request(`/api/admin/articles/${id}`, { cookie: anna })).json();
  const body = { title: 'Half getypt', content: '<p>Ik was net bezig</p>', category };
  await store({ category });
  await store({ category, title: 'Nog niet bewaard' }, { path: '/0/2' });
  await store({ category }, { path: '/0/1' });
  const saved = await app.request(`/api/admin/articles/${id}`, {
    method: 'PUT',
    cookie: anna,
    body: { ...(await (await app.request(`/api/admin/articles/${id}`, { cookie: anna })).json()), ...body },
  });
  expect(saved.status).toBe(200);
  await app.article(anna, body);
  expect(await unsaved()).toEqual([{ articleId: 0, title: 'Nog niet bewaard', language: 'nl', at: AT }]);
  await store({ category, excerpt: 'Een regel meer' });
  expect(await unsaved()).toHaveLength(2);
});
