import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { setUpSmtpServer } from '../../../tests/support/emulators/smtp-server.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/dates/durations.ts';
import { asc } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { outbox } from '../db/schema/outbox.ts';
import { smtpMail } from '../mail/smtp.ts';
import { runMaintenance } from '../maintenance/run.ts';

const SECRET_WORDS = 'Ik heb al jaren last van mijn darmen';
const server = setUpSmtpServer();

/** Reads the server's address for each mail, because it is known only while the server runs. */
const app = setUpTestApp({
  mail: {
    send: (...mails) => smtpMail({ smtpUrl: server.url(), to: 'praktijk@clinic.example' }).send(...mails),
  },
});
let senders = 0;
const send = () => {
  senders += 1;
  return app.request('/api/contact', {
    method: 'POST',
    headers: { 'x-forwarded-for': `192.0.2.${senders % 250}` },
    body: { name: 'Fenna de Wit', email: 'fenna@voorbeeld.nl', subject: `Darmen ${senders}`, message: SECRET_WORDS },
  });
};
const pass = async (milliseconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + milliseconds);
  return runMaintenance(app.system);
};
const state = async () => {
  const [message] = await app.db.select().from(contactMessages);
  const [row] = await app.db.select().from(outbox).orderBy(asc(outbox.id));
  return { notice: message?.notice, attempts: row?.attempts, due: row?.dueAt?.toISOString(), done: !!row?.doneAt };
};
const refuse = { onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(NOT_NOW) };
const NOT_NOW = Object.assign(new Error('not now, fenna@voorbeeld.nl'), { responseCode: 451 });
const subjects = () => server.received.map((mail) => /Subject: (.*)/.exec(mail)?.[1]?.trim());

test('mails the clinic a link to the message, and nothing of its text', async () => {
  await server.start();
  expect((await send()).status).toBe(200);
  await app.settled();
  expect(server.received).toHaveLength(1);
  const [mail = ''] = server.received;
  expect(mail).toContain('To: praktijk@clinic.example');
  expect(mail).toContain('http://localhost:4321/admindash/messages');
  const stored = JSON.stringify(await app.db.select().from(outbox));
  for (const secret of ['Fenna', 'fenna@voorbeeld.nl', 'Darmen', SECRET_WORDS])
    expect(mail + stored).not.toContain(secret);
  expect(await state()).toEqual({ notice: 'sent', attempts: 1, due: undefined, done: true });
});

test('stores neither message nor notice when the transaction fails', async () => {
  await app.db.execute(`alter table outbox rename to outbox_away`);
  const response = await send();
  await app.db.execute(`alter table outbox_away rename to outbox`);
  expect([response.status, await app.db.select().from(contactMessages)]).toEqual([500, []]);
});

test('retries after growing delays until the mail server accepts', async () => {
  await server.start(refuse);
  expect((await send()).status).toBe(200);
  await app.settled();
  expect(await state()).toEqual({ notice: 'failed', attempts: 1, due: '2026-11-21T10:01:00.000Z', done: false });
  expect(await runMaintenance(app.system)).toMatchObject({ delivered: 0 });
  expect(await state()).toMatchObject({ attempts: 1 });
  await pass(MINUTE_MS);
  expect(await state()).toMatchObject({ notice: 'failed', attempts: 2, due: '2026-11-21T10:03:00.000Z' });
  const [row] = await app.db.select().from(outbox);
  expect(row?.lastError).toBe('The mail server refused the sender or the receiver (SMTP status 451).');

  await server.stop();
  await server.start();
  expect(await pass(2 * MINUTE_MS)).toMatchObject({ delivered: 1 });
  expect(await state()).toEqual({ notice: 'sent', attempts: 3, due: undefined, done: true });
  expect(server.received).toHaveLength(1);
});

test('sends one mail at once for a burst, and one for the rest of it', async () => {
  let connections = 0;
  await server.start({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
  });
  await send();
  await app.settled();
  await Promise.all(Array.from({ length: 20 }, send));
  await app.settled();
  expect(subjects()).toEqual(['Nieuw bericht via de website']);
  await pass(4 * MINUTE_MS);
  expect(server.received).toHaveLength(1);
  expect(await pass(MINUTE_MS)).toMatchObject({ delivered: 20 });
  expect(subjects()).toEqual(['Nieuw bericht via de website', '20 nieuwe berichten via de website']);
  expect(server.received[1]).toContain('Er staan 20 nieuwe berichten klaar');
  expect(server.received[1]).not.toContain('Fenna');
  expect(connections).toBe(2);
  const notices = (await app.db.select().from(contactMessages)).map(({ notice }) => notice);
  expect(new Set(notices)).toEqual(new Set(['sent']));
});

test('sends at most two mails when twenty messages arrive at once', async () => {
  await server.start();
  await Promise.all(Array.from({ length: 20 }, send));
  await app.settled();
  await pass(5 * MINUTE_MS);
  const counts = subjects().map((subject) => Number(/^(\d+) /.exec(subject ?? '')?.[1] ?? 1));
  expect(counts.length).toBeLessThanOrEqual(2);
  expect(counts.reduce((sum, total) => sum + total, 0)).toBe(20);
});

test('mails once about all messages after an outage of the mail server', async () => {
  await server.start(refuse);
  for (let turn = 0; turn < 3; turn += 1) {
    await send();
    await app.settled();
  }
  await server.stop();
  await server.start();
  // The fourth message triggers a retry, which also sends the three that would have waited.
  await send();
  await app.settled();
  expect(subjects()).toEqual(['4 nieuwe berichten via de website']);
});

test('responds before a slow mail server, and sends each notice once', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await server.start({ onMailFrom: (_address, _session, done) => void released.then(() => done()) });
  expect((await send()).status).toBe(200);
  expect(await state()).toMatchObject({ notice: 'waiting' });
  await Promise.all([runMaintenance(app.system), runMaintenance(app.system)]);
  release();
  await app.settled();
  expect(await state()).toMatchObject({ notice: 'sent', attempts: 1 });
  expect(server.received).toHaveLength(1);
});

test('gives a notice up after two days and keeps the message', async () => {
  await server.start();
  await server.stop();
  await send();
  await app.settled();
  for (let hours = 0; hours < 60; hours += 6) await pass(6 * 60 * MINUTE_MS);
  expect(await state()).toMatchObject({ notice: 'failed', due: undefined, done: false });
});

test.each(['handled', 'deleted'])('sends no mail about a message that staff %s', async (what) => {
  await server.start(refuse);
  const { cookie } = await app.logIn();
  await send();
  await app.settled();
  await (what === 'handled'
    ? app.request('/api/admin/messages/1/handled', { method: 'POST', body: { handled: true }, cookie })
    : app.request('/api/admin/messages/1', { method: 'DELETE', cookie }));
  expect(await app.db.select().from(outbox)).toEqual([]);
  await server.stop();
  await server.start();
  await pass(MINUTE_MS);
  expect(server.received).toEqual([]);
  if (what === 'handled') expect(await state()).toMatchObject({ notice: 'off' });
});

test('deletes old messages although the mail server never answers', async () => {
  await server.start({ onConnect: () => {} });
  const { now } = app.time;
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', createdAt: now };
  await app.db.insert(contactMessages).values([{ ...message, handledAt: now }, message]);
  app.time.now = new Date(now.getTime() + 31 * DAY_MS);
  const payload = { receiver: 'clinic', template: 'new-message', messageId: 2 } as const;
  await app.db.insert(outbox).values({ kind: 'mail', payload, createdAt: app.time.now, dueAt: app.time.now });
  const running = runMaintenance(app.system);
  await expect.poll(async () => (await app.db.select().from(contactMessages)).map(({ id }) => id)).toEqual([2]);
  await expect.poll(async () => (await app.db.select().from(outbox))[0]?.attempts).toBe(1);
  expect(await state()).toMatchObject({ notice: 'off', done: false });
  await server.stop();
  await running;
});

test('a message that arrives while a mail is being sent waits for the next', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await server.start({ onMailFrom: (_address, _session, done) => void released.then(() => done()) });
  await send();
  await send();
  release();
  await app.settled();
  expect(subjects()).toEqual(['Nieuw bericht via de website']);
  await pass(5 * MINUTE_MS);
  expect(subjects()).toEqual(['Nieuw bericht via de website', 'Nieuw bericht via de website']);
});

test('sends what a version without the outbox left unsent', async () => {
  await server.start();
  const { now } = app.time;
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', createdAt: now };
  await app.db.insert(contactMessages).values([
    { ...message, notice: 'waiting', noticeDueAt: now },
    { ...message, notice: 'sent' },
  ]);
  expect(await runMaintenance(app.system)).toMatchObject({ noticesAdopted: 0 });
  expect(await pass(11 * MINUTE_MS)).toMatchObject({ noticesAdopted: 1, delivered: 1 });
  expect(await pass(11 * MINUTE_MS)).toMatchObject({ noticesAdopted: 0, delivered: 0 });
  expect(subjects()).toEqual(['Nieuw bericht via de website']);
});
