import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Writer } from '../../shared/contract/writers.ts';
import { HOUR_MS } from '../../shared/dates/durations.ts';
import { deletedEntries } from '../db/schema/deleted-entries.ts';
import { runMaintenance } from '../maintenance/run.ts';
import { erasePerson } from '../operations/privacy/erase.ts';
import { findPerson } from '../operations/privacy/person.ts';

const app = setUpTestApp();
const EVA = { name: 'Eva Maas', email: 'eva@clinic.example', bio: 'Arts', profileImage: null, isActive: false };

const call = async (cookie: string, method: string, path: string, body?: object) =>
  app.request(`/api/admin${path}`, { method, body, cookie });

const createWriter = async (cookie: string, body: object): Promise<Writer> =>
  (await call(cookie, 'POST', '/writers', body)).json();

test('refuses to restore without a session or after an hour', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  await call(cookie, 'DELETE', `/writers/${eva.id}`);
  expect((await app.request(`/api/admin/writers/${eva.id}/restore`, { method: 'POST' })).status).toBe(401);
  app.time.now = new Date(app.time.now.getTime() + HOUR_MS + 1);
  const late = await call(cookie, 'POST', `/writers/${eva.id}/restore`);
  expect(late.status).toBe(404);
  expect(await late.json()).toMatchObject({ error: 'This can no longer be undone' });
});

test('deletes stored entries after an hour', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  await call(cookie, 'DELETE', `/writers/${eva.id}`);
  expect(await runMaintenance(app.system)).toMatchObject({ deletedForgotten: 0 });
  app.time.now = new Date(app.time.now.getTime() + HOUR_MS + 1);
  expect(await runMaintenance(app.system)).toMatchObject({ deletedForgotten: 1 });
  expect(await app.db.select().from(deletedEntries)).toEqual([]);
});

test('cannot restore a person whose data was erased', async () => {
  const { cookie } = await app.logIn();
  const eva = await createWriter(cookie, EVA);
  await erasePerson(app.system, 'EVA@clinic.example');
  expect((await call(cookie, 'POST', `/writers/${eva.id}/restore`)).status).toBe(404);

  const again = await createWriter(cookie, EVA);
  await call(cookie, 'DELETE', `/writers/${again.id}`);
  expect(await findPerson(app.system, 'EVA@clinic.example')).toMatchObject({ deletedWriters: [{ name: 'Eva Maas' }] });
  await erasePerson(app.system, 'EVA@clinic.example');
  expect(await app.db.select().from(deletedEntries)).toEqual([]);
});
