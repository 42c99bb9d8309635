import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { setUpSmtpServer } from '../../../tests/support/server/smtp-server.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { smtpMail } from '../mail/smtp.ts';
import { runMaintenance } from '../maintenance/run.ts';

const MINUTE = 60_000;
const SECRET_WORDS = 'Ik heb al jaren last van mijn darmen';
const server = setUpSmtpServer();

/** The server's address is known only once it runs, so each mail reads it anew. */
const app = setUpTestApp({
  mail: {
    send: (mail) => smtpMail({ smtpUrl: server.url(), to: 'praktijk@clinic.example' }).send(mail),
  },
});
const send = () =>
  app.request('/api/contact', {
    method: 'POST',
    body: { name: 'Fenna de Wit', email: 'fenna@voorbeeld.nl', subject: 'Darmen', message: SECRET_WORDS },
  });
const state = async () => {
  const [row] = await app.db.select().from(contactMessages);
  return { notice: row?.notice, attempts: row?.noticeAttempts, due: row?.noticeDueAt?.toISOString() };
};

test('mails the clinic a link to the message, and nothing of its text', async () => {
  await server.start();
  expect((await send()).status).toBe(200);
  await app.settled();
  expect(server.received).toHaveLength(1);
  const [mail = ''] = server.received;
  expect(mail).toContain('To: praktijk@clinic.example');
  expect(mail).toContain('http://localhost:4321/admindash/messages');
  for (const secret of ['Fenna', 'fenna@voorbeeld.nl', 'Darmen', SECRET_WORDS]) expect(mail).not.toContain(secret);
  expect(await state()).toEqual({ notice: 'sent', attempts: 1, due: undefined });
});

test('retries after growing delays until the mail server accepts', async () => {
  await server.start({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('not now'), { responseCode: 451 })),
  });
  expect((await send()).status).toBe(200);
  await app.settled();
  expect(await state()).toEqual({ notice: 'failed', attempts: 1, due: '2026-11-21T10:01:00.000Z' });
  expect(await runMaintenance(app.system)).toMatchObject({ noticesSent: 0 });
  expect(await state()).toMatchObject({ attempts: 1 });

  app.time.now = new Date(app.time.now.getTime() + MINUTE);
  await runMaintenance(app.system);
  expect(await state()).toEqual({ notice: 'failed', attempts: 2, due: '2026-11-21T10:03:00.000Z' });

  await server.stop();
  await server.start();
  app.time.now = new Date(app.time.now.getTime() + 2 * MINUTE);
  expect(await runMaintenance(app.system)).toMatchObject({ noticesSent: 1 });
  expect(await state()).toEqual({ notice: 'sent', attempts: 3, due: undefined });
  expect(server.received).toHaveLength(1);
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

test('stops after 15 attempts and keeps the message', async () => {
  await server.start();
  await server.stop();
  await send();
  await app.settled();
  for (let tries = 0; tries < 20; tries += 1) {
    app.time.now = new Date(app.time.now.getTime() + 6 * 60 * MINUTE);
    await runMaintenance(app.system);
  }
  expect(await state()).toEqual({ notice: 'failed', attempts: 15, due: undefined });
});
