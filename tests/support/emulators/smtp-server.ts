import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';

/** A mail server for tests. It stops after each test; started again, it listens on the same port. */
export function setUpSmtpServer() {
  const received: string[] = [];
  let server: SMTPServer | undefined;
  let port = 0;

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

  afterEach(async () => {
    received.length = 0;
    await stop();
  });

  return {
    start,
    stop,
    /** The mails received in this test, with headers. */
    received,
    /** Known only after the first start. */
    url: () => `smtp://127.0.0.1:${port}`,
    connectionCount: () => server?.connections.size,
  };
}
