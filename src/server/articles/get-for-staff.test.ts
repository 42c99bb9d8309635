import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { asSystem } from '../context.ts';
import { erasePerson } from '../operations/privacy/erase.ts';
import { addAccount } from '../staff/accounts.ts';
import { listPeople } from '../staff/people/people.ts';
import { openSession } from '../staff/session.ts';
import { publishArticle } from './articles.ts';

const app = setUpTestApp();

async function colleague() {
  const email = 'bas@clinic.example';
  await addAccount(app.system, {
    email,
    name: 'Bas',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  const staffId = (await listPeople(app.system)).find((account) => account.email === email)?.id ?? 0;
  return { staffId, cookie: `session=${(await openSession(app.system, staffId)).token}` };
}

test('names the last editor of an article', async () => {
  const [anna, bas] = [await app.logIn(), await colleague()];
  const { id } = await app.article(anna.cookie);
  const read = async () => (await app.request(`/api/admin/articles/${id}`, { cookie: anna.cookie })).json();
  expect(await read()).toMatchObject({ version: 1, changedBy: { staffId: anna.staffId, name: 'Anna' } });
  const body = { ...ARTICLE, version: 1 };
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie: bas.cookie });
  expect(await read()).toMatchObject({ version: 2, changedBy: { staffId: bas.staffId, name: 'Bas' } });
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie: anna.cookie });
  expect(await read()).toMatchObject({ version: 2, changedBy: { name: 'Bas' } });
  await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', cookie: anna.cookie });
  expect(await read()).toMatchObject({ version: 3, changedBy: { name: 'Anna' } });
});

test('names nobody when a script changed the article last', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  await publishArticle(asSystem(app.system), id);
  const response = await app.request(`/api/admin/articles/${id}`, { cookie });
  expect(await response.json()).toMatchObject({ version: 2, changedBy: null });
});

test('names nobody, and no e-mail address, when whoever changed the article last was erased', async () => {
  const [anna, bas] = [await app.logIn(), await colleague()];
  const { id } = await app.article(bas.cookie);
  await erasePerson(app.system, 'bas@clinic.example');
  const text = await (await app.request(`/api/admin/articles/${id}`, { cookie: anna.cookie })).text();
  expect(JSON.parse(text)).toMatchObject({ version: 1, changedBy: null });
  expect(text).not.toContain('bas@');
});

test('refuses visitors', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  const refused = await app.request(`/api/admin/articles/${id}`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain('Anna');
});
