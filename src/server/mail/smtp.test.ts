import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { setUpSmtpServer } from '../../../tests/support/server/smtp-server.ts';
import { smtpMail } from './smtp.ts';

const server = setUpSmtpServer();

// The greeting times out before the socket, so that the errors below differ.
const SHORT_TIMEOUTS = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 900, dnsTimeout: 300 };
const sendTo = (smtpUrl: string) =>
  smtpMail({ smtpUrl, to: 'praktijk@clinic.example' }, SHORT_TIMEOUTS).send({ subject: 'Nieuw', text: 'Bericht' });

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
    await expect(sendTo(server.url())).rejects.toThrow(/timeout|Greeting never received/i);
    await expect.poll(() => server.connectionCount()).toBe(0);
  },
);

test('gives up on a mail server that never greets', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(sendTo(`smtp://127.0.0.1:${port}`)).rejects.toThrow('Greeting never received');
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});
