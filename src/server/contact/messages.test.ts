import { addDays } from 'date-fns/addDays';
import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { ContactMessage, ContactMessagePage } from '../../shared/contract/visitors/contact.ts';
import { auditLog } from '../db/schema/audit.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { searchedTerms } from '../db/schema/daily-counts.ts';
import { findPerson } from '../operations/privacy/person.ts';
import { inTransaction } from '../transaction.ts';
import { deleteOldMessages, eraseFromMessages } from './messages.ts';

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

/** Every third message is handled; two of each second have the same time. */
const insert = (total: number) =>
  app.db.insert(contactMessages).values(
    Array.from({ length: total }, (_, number) => ({
      name: `Jan ${number}`,
      email: 'jan@voorbeeld.nl',
      message: 'Hallo',
      createdAt: new Date(app.time.now.getTime() - Math.floor(number / 2) * 1000),
      handledAt: number % 3 === 0 ? app.time.now : null,
    })),
  );

test('lists each message once over all pages, newest first', async () => {
  const { cookie } = await app.logIn();
  await insert(25);
  const page = async (query: string) =>
    (await (await app.request(`/api/admin/messages?${query}`, { cookie })).json()) as ContactMessagePage;
  const pages = [await page('page=1'), await page('page=2'), await page('page=3')];
  expect(pages.map(({ messages }) => messages.length)).toEqual([10, 10, 5]);
  expect(pages[0]).toMatchObject({ total: 25, totalPages: 3, page: 1, unhandled: 16 });
  const listed = pages.flatMap(({ messages }) => messages);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(25);
  expect(listed).toEqual(
    listed.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id),
  );
  const unhandled = await page('state=new&limit=50');
  expect([unhandled.total, unhandled.messages.every(({ handledAt }) => handledAt === null)]).toEqual([16, true]);
  expect(await page('state=handled&limit=4')).toMatchObject({ total: 9, totalPages: 3, unhandled: 16 });
  expect(await page('page=9')).toMatchObject({ messages: [], total: 25 });
  expect((await page('state=all')).total).toBe(25);
});

test.each(['page=0', 'page=0x10', 'limit=51', 'state=old'])('refuses %s', async (query) => {
  const { cookie } = await app.logIn();
  expect((await app.request(`/api/admin/messages?${query}`, { cookie })).status).toBe(400);
});

test('counts new messages without an entry in the audit log', async () => {
  const { cookie } = await app.logIn();
  await insert(3);
  const response = await app.request('/api/admin/unhandled-messages', { cookie });
  expect(await response.json()).toEqual({ unhandled: 2 });
  expect(await app.db.select().from(auditLog)).toEqual([]);
});

test('reads pages from an index, however many messages there are', { tags: ['slow'] }, async () => {
  const { db } = app;
  await db.execute(
    `insert into contact_messages (name, email, message, created_at, handled_at)
     select 'Jan', 'jan@voorbeeld.nl', repeat('x', 500), now() - n * interval '1 minute', case when n % 100 > 0 then now() end
     from generate_series(1, 20000) n`,
  );
  await db.execute('analyze contact_messages');
  const plan = async (where: string) =>
    JSON.stringify(
      await db.execute(
        `explain select * from contact_messages ${where} order by created_at desc, id desc limit 10 offset 40`,
      ),
    );
  expect(await plan('')).toContain('contact_messages_newest');
  expect(await plan('where handled_at is not null')).toContain('contact_messages_newest');
  expect(await plan('where handled_at is null')).toContain('contact_messages_new ');
  expect(
    JSON.stringify(
      await db.execute("explain delete from contact_messages where handled_at < now() - interval '30 days'"),
    ),
  ).toContain('contact_messages_handled_at');
});

test('refuses visitors', async () => {
  for (const path of ['/api/admin/messages', '/api/admin/messages/1', '/api/admin/unhandled-messages'])
    expect((await app.request(path)).status).toBe(401);
});

const PATH = '/api/admin/messages';
const jan = { name: 'Jan de Wit', email: 'jan@voorbeeld.nl', phone: '06 12345678', message: 'Ik slaap slecht.' };
const eva = { name: 'Éva Maas', email: 'eva@elders.nl', subject: '100% zeker_', message: 'Wanneer kan ik komen?' };

async function setUp() {
  const { cookie, staffId } = await app.logIn();
  await app.db.insert(contactMessages).values([jan, eva].map((one) => ({ ...one, createdAt: app.time.now })));
  const send = async (method: string, path: string, body?: object) => {
    const response = await app.request(PATH + path, { method, cookie, ...(body && { body }) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const find = async (search: string, more: object = {}) =>
    ((await send('POST', '/search', { search, ...more })).body as ContactMessagePage).messages.map(({ name }) => name);
  return { cookie, staffId, send, find };
}

test('finds messages by words of name, address, phone number, subject, text and note, and logs no word', async () => {
  const { send, find } = await setUp();
  await send('PUT', '/1/note', { text: 'Belt dinsdag terug', replaces: null });
  expect(await find('wit slaap')).toEqual(['Jan de Wit']);
  expect(await find('ELDERS')).toEqual(['Éva Maas']);
  expect(await find('eva')).toEqual(['Éva Maas']);
  expect(await find('1234')).toEqual(['Jan de Wit']);
  expect(await find('% zeker_')).toEqual(['Éva Maas']);
  expect(await find('dinsdag')).toEqual(['Jan de Wit']);
  expect(await find('wit komen')).toEqual([]);
  await send('POST', '/2/handled', { handled: true });
  expect(await find('a', { state: 'handled' })).toEqual(['Éva Maas']);
  const log = JSON.stringify([await app.db.select().from(auditLog), await app.db.select().from(searchedTerms)]);
  expect(log).toContain('message.searched');
  expect(log).not.toMatch(/slaap|elders|dinsdag/i);
});

test('says who handled a message, until it is new again', async () => {
  const { send, staffId } = await setUp();
  const by = { handledBy: { staffId, name: 'Anna' }, handledAt: app.time.now.toISOString() };
  expect((await send('POST', '/1/handled', { handled: true })).body).toMatchObject(by);
  expect((await send('POST', '/1/handled', { handled: false })).body).toMatchObject({ handledBy: null });
});

test('a note never replaces one that was not seen', async () => {
  const { send, staffId } = await setUp();
  const first = (await send('PUT', '/1/note', { text: 'Gebeld', replaces: null })).body;
  expect(first).toMatchObject({ note: { text: 'Gebeld', by: { staffId, name: 'Anna' } } });
  expect((await send('PUT', '/1/note', { text: 'Ook gebeld', replaces: null })).status).toBe(409);
  const { at } = first['note'] as { at: string };
  expect((await send('PUT', '/1/note', { text: '', replaces: at })).body).toMatchObject({ note: null });
});

test('a note whose answer was lost is taken as written when it is sent again', async () => {
  const { send } = await setUp();
  const first = await send('PUT', '/1/note', { text: 'Gebeld', replaces: null });
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  expect(await send('PUT', '/1/note', { text: 'Gebeld', replaces: null })).toEqual(first);
  const { at } = first.body['note'] as { at: string };
  for (const _ of ['first', 'again'])
    expect(await send('PUT', '/1/note', { text: '', replaces: at })).toMatchObject({
      status: 200,
      body: { note: null },
    });
});

test('a person’s export has the notes about them, and erasing who wrote one keeps it', async () => {
  const { send, staffId } = await setUp();
  await send('PUT', '/1/note', { text: 'Gebeld', replaces: null });
  await send('POST', '/1/handled', { handled: true });
  expect((await findPerson(app.system, jan.email)).messages).toMatchObject([{ note: 'Gebeld' }]);
  const colleague = await findPerson(app.system, STAFF.email);
  expect(colleague.handledMessages).toEqual([{ id: 1, handledAt: app.time.now, notedAt: app.time.now }]);
  await inTransaction(app.system, (tx) => eraseFromMessages(tx, staffId));
  const [kept] = await app.db.select().from(contactMessages).orderBy(contactMessages.id);
  expect(kept).toMatchObject({ note: 'Gebeld', notedBy: null, handledBy: null, handledAt: app.time.now });
  app.time.now = addDays(app.time.now, 31);
  await deleteOldMessages(app.system);
  expect((await app.db.select().from(contactMessages)).map(({ id }) => id)).toEqual([2]);
});
