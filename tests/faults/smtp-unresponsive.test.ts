import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** The mail server accepts connections but never responds. */
let folder = '';
let site: RunningServer | undefined;
const servers: Array<Server | SMTPServer> = [];
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(async () => {
  await site?.stop('SIGKILL');
  for (const server of servers.splice(0)) server.close(() => {});
  await removeFolder(folder);
});

const settings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CONTACT_TO: 'praktijk@clinic.example',
});

test('the form and the retention work, and the notice is sent later', async () => {
  const unresponsive = createServer().listen(0, '127.0.0.1');
  servers.push(unresponsive);
  await once(unresponsive, 'listening');
  site = await startServer(folder, settings((unresponsive.address() as AddressInfo).port));
  const connected = once(unresponsive, 'connection');
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' }),
  });
  expect(response.status).toBe(200);
  await connected;
  expect(await site.stop('SIGTERM')).toBe(0);

  // The claim of the stopped process ends in a minute; end it now. A message handled long ago is due for deletion.
  const database = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm, unaccent } });
  const { rows } = await database.query(
    'update outbox set due_at = now(), claimed_until = null returning attempts, done_at',
  );
  expect(rows).toEqual([{ attempts: 1, done_at: null }]);
  await database.query(
    `insert into contact_messages (name, email, message, created_at, handled_at)
     values ('Piet', 'piet@voorbeeld.nl', 'Hallo', now() - interval '40 days', now() - interval '40 days')`,
  );
  await database.close();

  site = await startServer(folder, settings((unresponsive.address() as AddressInfo).port));
  const cookie = await logIn(site);
  const senders = async () => {
    const response = await fetch(`${site?.url}/api/admin/messages`, { headers: { cookie } });
    return ((await response.json()) as { messages: { name: string }[] }).messages.map(({ name }) => name);
  };
  await expect.poll(senders, { timeout: 30_000 }).toEqual(['Jan']);
  const health = await (await fetch(`${site.url}/api/health`, { headers: { cookie } })).json();
  expect(health).toMatchObject({ status: 'ok', parts: { mail: { pending: 1 } } });
  // Killed while it waits for the mail server.
  await site.stop('SIGKILL');
  const again = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm, unaccent } });
  await again.query('update outbox set due_at = now(), claimed_until = null');
  await again.close();

  const received: string[] = [];
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  servers.push(mail);
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', () => resolve()));
  site = await startServer(folder, settings((mail.server.address() as AddressInfo).port));
  await expect.poll(() => received, { timeout: 30_000 }).toEqual(['praktijk@clinic.example']);
});
