import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { ContactMessage } from '../../shared/contract/contact.ts';
import { auditLog } from '../db/schema/audit.ts';

const app = setUpTestApp();

test('audits what staff do with messages, without quoting them', async () => {
  const { cookie, staffId } = await app.logIn();
  const body = { name: 'Jan de Wit', email: 'jan@voorbeeld.nl', message: 'Ik slaap slecht.', honeypot: '' };
  await app.request('/api/contact', { method: 'POST', body });
  const path = '/api/admin/messages';
  const list = (await (await app.request(path, { cookie })).json()) as {
    messages: ContactMessage[];
    unhandled: number;
  };
  expect(list).toMatchObject({ unhandled: 1, messages: [{ message: 'Ik slaap slecht.', deletedOn: null }] });
  const id = list.messages[0]?.id;
  expect(await (await app.request(`${path}/${id}`, { cookie })).json()).toEqual(list.messages[0]);
  const mark = async (handled: boolean) =>
    (await app.request(`${path}/${id}/handled`, { method: 'POST', body: { handled }, cookie })).json();
  expect(await mark(true)).toMatchObject({
    handledAt: '2026-11-21T10:00:00.000Z',
    deletedOn: '2026-12-21T10:00:00.000Z',
  });
  expect(await mark(false)).toMatchObject({ handledAt: null, deletedOn: null });
  expect((await app.request(`${path}/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
  expect((await app.request(`${path}/${id}`, { cookie })).status).toBe(404);

  const lines = await app.db.select().from(auditLog).orderBy(auditLog.id);
  expect(lines.map(({ action }) => action)).toEqual([
    'message.listed',
    'message.read',
    'message.handled',
    'message.reopened',
    'message.deleted',
  ]);
  expect(lines.every((line) => line.staffId === staffId && line.subject === null)).toBe(true);
});

test('refuses visitors', async () => {
  for (const path of ['/api/admin/messages', '/api/admin/messages/1'])
    expect((await app.request(path)).status).toBe(401);
});
