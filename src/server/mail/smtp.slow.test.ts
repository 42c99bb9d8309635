import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { setUpSmtpServer } from '../../../tests/support/emulators/smtp-server.ts';
import { smtpMail } from './smtp.ts';

const server = setUpSmtpServer();

/** For servers that never answer. The greeting times out before the socket, so that the errors differ. */
const SHORT_TIMEOUTS = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 900, dnsTimeout: 300 };
const MAIL = { subject: 'Nieuw', text: 'Bericht' };
const settings = (smtpUrl = server.url()) => ({ smtpUrl, to: 'praktijk@clinic.example' });
const errorOf = async (smtpUrl: string) => (await smtpMail(settings(smtpUrl), SHORT_TIMEOUTS).send([MAIL]))[0]?.message;

test('sends several mails over one connection and closes it', async () => {
  let connections = 0;
  await server.start({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
  });
  const mails = Array.from({ length: 12 }, (_, number) => ({ ...MAIL, subject: `Mail ${number}` }));
  expect(await smtpMail(settings()).send(mails)).toEqual(mails.map(() => undefined));
  expect(server.received.map((mail) => /Subject: (.*)/.exec(mail)?.[1])).toEqual(mails.map(({ subject }) => subject));
  expect(connections).toBe(1);
  await expect.poll(() => server.connectionCount()).toBe(0);
});

test('reports which mails a server refused, and sends the others', async () => {
  let mails = 0;
  await server.start({
    onMailFrom: (_address, _session, done) => {
      mails += 1;
      done(mails === 2 ? Object.assign(new Error('not now'), { responseCode: 451 }) : undefined);
    },
  });
  const outcomes = await smtpMail(settings()).send([MAIL, MAIL, MAIL]);
  expect(outcomes.map((error) => error === undefined)).toEqual([true, false, true]);
  expect(server.received).toHaveLength(2);
});

test('closes the connection of a mail whose caller has given up', async () => {
  const controller = new AbortController();
  await server.start({ onMailFrom: () => controller.abort() });
  const [error] = await smtpMail(settings()).send([MAIL], controller.signal);
  expect(error).toMatchObject({ code: 'EABORT' });
  await expect.poll(() => server.connectionCount()).toBe(0);
});

test('logs in with a user name that is no address and has a bare %', async () => {
  let user: string | undefined;
  await server.start({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => {
      user = username;
      done(null, { user: username });
    },
  });
  const url = server.url().replace('//', '//info%kliniek.example:geheim@');
  expect(await smtpMail(settings(url)).send([MAIL])).toEqual([undefined]);
  expect([user, /^From: (.*)/m.exec(server.received[0] ?? '')?.[1]]).toEqual([
    'info%kliniek.example',
    'praktijk@clinic.example',
  ]);
});

const STALLED: SMTPServerOptions[] = [
  { onConnect: () => {} },
  { onMailFrom: () => {} },
  { onRcptTo: () => {} },
  { onData: (stream) => void stream.resume() },
];

test.each(STALLED.map((options) => [Object.keys(options)[0], options] as const))(
  'closes the connection to a mail server that stalls (%s)',
  async (_, options) => {
    await server.start(options);
    expect(await errorOf(server.url())).toMatch(/timeout|Greeting never received/i);
    await expect.poll(() => server.connectionCount()).toBe(0);
  },
);

test('gives up on a mail server that never greets', async () => {
  const sockets = new Set<Socket>();
  const unresponsive = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => unresponsive.listen(0, '127.0.0.1', resolve));
  const { port } = unresponsive.address() as AddressInfo;
  expect(await errorOf(`smtp://127.0.0.1:${port}`)).toContain('Greeting never received');
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => unresponsive.close(resolve));
});
