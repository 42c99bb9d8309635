import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Category } from '../../shared/contract/categories.ts';
import { auditLog } from '../db/schema/audit.ts';
import { deletedEntries } from '../db/schema/deleted-entries.ts';

const app = setUpTestApp();

const call = async (cookie: string, method: string, path: string, body?: object) =>
  app.request(`/api/admin${path}`, { method, body, cookie });

const createCategory = async (cookie: string, body: object): Promise<Category> =>
  (await call(cookie, 'POST', '/categories', body)).json();

test('restores a category', async () => {
  const { cookie } = await app.logIn();
  const category = await createCategory(cookie, { name: 'Slaap', description: 'Rust' });
  await call(cookie, 'DELETE', `/categories/${category.id}`);
  const restored = await call(cookie, 'POST', `/categories/${category.id}/restore`);
  expect(restored.status).toBe(200);
  expect(await restored.json()).toEqual(category);
  expect((await call(cookie, 'POST', `/categories/${category.id}/restore`)).status).toBe(404);
  expect((await app.db.select().from(auditLog)).at(-1)).toMatchObject({
    action: 'category.restored',
    subject: 'Slaap',
  });
});

test('refuses to restore a category while its name is taken', async () => {
  const { cookie } = await app.logIn();
  const category = await createCategory(cookie, { name: 'Slaap' });
  await call(cookie, 'DELETE', `/categories/${category.id}`);
  await call(cookie, 'POST', '/categories', { name: 'SLAAP', slug: 'anders' });
  expect((await call(cookie, 'POST', `/categories/${category.id}/restore`)).status).toBe(409);
  expect(await app.db.select().from(deletedEntries)).toHaveLength(1);
});
