import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { addAccount } from '../../staff/accounts.ts';
import { erasePerson } from './erase.ts';
import { findPerson } from './person.ts';

const app = setUpTestApp();
const ANNA = 'anna@clinic.example';

test('an erased person no longer stands at the articles that they created', async () => {
  const { cookie } = await app.logIn();
  const kept = await app.article(cookie, { title: 'Blijft' });
  const binned = await app.article(cookie, { title: 'In de prullenbak' });
  await app.request(`/api/admin/articles/${binned.id}`, { method: 'DELETE', cookie });
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  expect((await findPerson(app.system, ANNA)).articles).toEqual([
    { id: kept.id, title: 'Blijft' },
    { id: binned.id, title: 'In de prullenbak' },
  ]);
  await erasePerson(app.system, ANNA);
  expect(await app.db.select({ by: articles.createdBy }).from(articles).where(eq(articles.id, kept.id))).toEqual([
    { by: null },
  ]);
  expect(await app.db.select({ by: articleBin.createdBy }).from(articleBin)).toEqual([{ by: null }]);
});

test('the log shows a writer what was changed of them, and their erasure adds no name to it', async () => {
  const { cookie } = await app.logIn();
  const data = { name: 'Eva Maas', email: 'eva@clinic.example', bio: 'Schrijft over slaap.' };
  const created = await app.request('/api/admin/writers', { method: 'POST', cookie, body: data });
  const { id } = (await created.json()) as { id: number };
  await app.request(`/api/admin/writers/${id}`, { method: 'PUT', cookie, body: { ...data, bio: 'Schrijft.' } });
  const { auditLog: entries } = await findPerson(app.system, data.email);
  expect(entries.map(({ action }) => action)).toContain('writer.changed');
  await erasePerson(app.system, data.email);
  const [last] = await app.db
    .select({ name: auditLog.subject, id: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.action, 'writer.deleted'))
    .orderBy(asc(auditLog.id));
  expect(last).toEqual({ name: null, id });
});
