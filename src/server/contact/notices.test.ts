import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { smtpMail } from '../mail/smtp.ts';
import { runMaintenance } from '../maintenance/run.ts';

const MINUTE = 60_000;
const SECRET_WORDS = 'Ik heb al jaren last van mijn darmen';
const received: string[] = [];
let server: SMTPServer | undefined;
let port = 0;

afterEach(async () => {
  received.length = 0;
  await stop();
});

async function start(options: SMTPServerOptions = {}): Promise<void> {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.setEncoding('utf8');
      let mail = '';
      stream.on('data', (text: string) => {
        mail += text;
      });
      stream.on('end', () => {
        received.push(mail);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
}

async function stop(): Promise<void> {
  const stopping = server;
  server = undefined;
  if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
}

/** The port is known only once a server has run, so each mail opens its own connection. */
const app = setUpTestApp({
  mail: {
    send: (mail) => smtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, to: 'praktijk@clinic.example' }).send(mail),
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
  await start();
  expect((await send()).status).toBe(200);
  await app.settled();
  expect(received).toHaveLength(1);
  const [mail = ''] = received;
  expect(mail).toContain('To: praktijk@clinic.example');
  expect(mail).toContain('http://localhost:4321/admindash/messages');
  for (const secret of ['Fenna', 'fenna@voorbeeld.nl', 'Darmen', SECRET_WORDS]) expect(mail).not.toContain(secret);
  expect(await state()).toEqual({ notice: 'sent', attempts: 1, due: undefined });
});

test('retries after growing delays until the mail server accepts', async () => {
  await start({
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

  await stop();
  await start();
  app.time.now = new Date(app.time.now.getTime() + 2 * MINUTE);
  expect(await runMaintenance(app.system)).toMatchObject({ noticesSent: 1 });
  expect(await state()).toEqual({ notice: 'sent', attempts: 3, due: undefined });
  expect(received).toHaveLength(1);
});

test('responds before a slow mail server, and sends each notice once', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await start({ onMailFrom: (_address, _session, done) => void released.then(() => done()) });
  expect((await send()).status).toBe(200);
  expect(await state()).toMatchObject({ notice: 'waiting' });
  await Promise.all([runMaintenance(app.system), runMaintenance(app.system)]);
  release();
  await app.settled();
  expect(await state()).toMatchObject({ notice: 'sent', attempts: 1 });
  expect(received).toHaveLength(1);
});

// The greeting times out before the socket, so that the errors below differ.
const SHORT_TIMEOUTS = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 900, dnsTimeout: 300 };
const mailTo = (at: number) =>
  smtpMail({ smtpUrl: `smtp://127.0.0.1:${at}`, to: 'praktijk@clinic.example' }, SHORT_TIMEOUTS);
const STALLED: SMTPServerOptions[] = [
  { onConnect: () => {} },
  { onMailFrom: () => {} },
  { onRcptTo: () => {} },
  { onData: (stream) => void stream.resume() },
];

test.each(STALLED.map((options) => [Object.keys(options)[0], options] as const))(
  'closes the connection to a mail server that stalls (%s)',
  async (_, options) => {
    await start(options);
    await expect(mailTo(port).send({ subject: 'Nieuw', text: 'Bericht' })).rejects.toThrow(
      /timeout|Greeting never received/i,
    );
    await expect.poll(() => server?.connections.size).toBe(0);
  },
);

test('gives up on a mail server that never greets', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port: silentPort } = silent.address() as AddressInfo;
  await expect(mailTo(silentPort).send({ subject: 'Nieuw', text: 'Bericht' })).rejects.toThrow(
    'Greeting never received',
  );
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('stops after 15 attempts and keeps the message', async () => {
  await start();
  await stop();
  await send();
  await app.settled();
  for (let tries = 0; tries < 20; tries += 1) {
    app.time.now = new Date(app.time.now.getTime() + 6 * 60 * MINUTE);
    await runMaintenance(app.system);
  }
  expect(await state()).toEqual({ notice: 'failed', attempts: 15, due: undefined });
});
