import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { auditLog } from '../db/schema/audit.ts';
import { inTransaction } from '../transaction.ts';
import { audit } from './record.ts';

const app = setUpTestApp();

const lines = () => app.db.select().from(auditLog).orderBy(auditLog.id);

test('logs who changed which article, writer or category, and when', async () => {
  const { cookie, staffId } = await app.logIn();
  const change = async (method: string, path: string, body?: object) => {
    const response = await app.request(`/api/admin${path}`, { method, body, cookie });
    return response.status === 204 ? undefined : ((await response.json()) as { id: number });
  };
  await change('POST', '/articles', ARTICLE);
  await change('PUT', '/articles/1', { ...ARTICLE, title: 'Anders', isPublished: true, version: 1 });
  await change('POST', '/articles/1/publish');
  await change('POST', '/articles/1/unpublish');
  await change('DELETE', '/articles/1');
  await change('POST', '/writers', { name: 'Eva', email: 'eva@clinic.example' });
  await change('PUT', '/writers/1', { name: 'Eva M.', email: 'eva@clinic.example' });
  await change('DELETE', '/writers/1');
  const category = await change('POST', '/categories', { name: 'Slaap' });
  await change('PUT', `/categories/${category?.id}`, { name: 'Rust' });
  await change('DELETE', `/categories/${category?.id}`);

  expect((await lines()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'article.created Slapen zonder pillen',
    'article.changed Anders',
    'article.published Anders',
    'article.unpublished Anders',
    'article.deleted Anders',
    'writer.created Eva',
    'writer.changed Eva M.',
    'writer.deleted Eva M.',
    'category.created Slaap',
    'category.changed Rust',
    'category.deleted Rust',
  ]);
  expect((await lines()).every((line) => line.staffId === staffId && line.actor === STAFF.email)).toBe(true);
  expect((await lines())[0]).toMatchObject({ at: app.time.now, subjectId: 1 });
});

test('logs the publication of an article that is published from the start', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { isPublished: true });
  expect((await lines()).map(({ action }) => action)).toEqual(['article.created', 'article.published']);
});

test('logs a change of a value with half a surrogate pair, and of one that is cut inside a pair', async () => {
  const { cookie } = await app.logIn();
  const writer = { name: 'Eva', email: 'eva@clinic.example' };
  await app.request('/api/admin/writers', { method: 'POST', body: writer, cookie });
  const long = 'a'.repeat(299);
  const body = { ...writer, name: 'Eva\ud800M', bio: `${long}😀` };
  expect((await app.request('/api/admin/writers/1', { method: 'PUT', body, cookie })).status).toBe(200);
  expect((await lines()).at(-1)?.changes).toEqual([
    { field: 'name', from: 'Eva', to: 'Eva\ufffdM' },
    { field: 'biography', from: null, to: `${long}…` },
  ]);
});

test('stores a change and its entry together, or neither', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body: { ...ARTICLE, version: 7 }, cookie });
  expect((await lines()).map(({ action }) => action)).toEqual(['article.created']);
  const broken = inTransaction(app.system, async (tx) => {
    await tx.db.delete(articles);
    await audit({ ...tx, clock: () => new Date(Number.NaN) }, 'article.deleted', { id });
  });
  await expect(broken).rejects.toThrow();
  expect(await app.db.select().from(articles)).toHaveLength(1);
});

test.each(['update audit_log set actor = null', 'delete from audit_log', 'truncate audit_log'])(
  'refuses "%s"',
  async (statement) => {
    await audit(app.system, 'account.created');
    await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'audit_log is append-only' },
    });
    expect(await lines()).toHaveLength(1);
  },
);
