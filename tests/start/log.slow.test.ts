import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';
import { withinAMinute } from '../support/timing/within-a-minute.ts';

/** The log of the built server, with its pages. src/server/log/log-privacy.slow.test.ts tests the API alone. */
const MARKER = 'schildwachtwoord';
let folder = '';
let site: RunningServer;
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder, { TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site.stop();
  await removeFolder(folder);
});

/** Sends a request that no client library would send. */
async function sendRawHead(head: string): Promise<void> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`${head}\r\nconnection: close\r\n\r\n`);
  await text(socket);
}

/** Shares the first article's first version, opens it, and returns the token of the link. */
async function openSharedPreview(cookie: string): Promise<string> {
  const response = await fetch(`${site.url}/api/admin/articles/1/preview-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ revision: 1 }),
  });
  const { url } = (await response.json()) as { url: string };
  expect((await fetch(url)).status).toBe(200);
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** A cookie by which a browser is known. */
const BROWSER = 'b'.repeat(43);

test('the log is JSON and holds nothing that visitors or staff sent', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': MARKER, referer: `https://example.nl/${MARKER}` };
  const cookie = `${await logIn(site)}; browser=${BROWSER}`;
  for (const path of [
    `/magazine?search=${MARKER}`,
    `/magazine?search=%00${MARKER}&page=999999999999`,
    `/magazine/article/${MARKER}`,
    `/magazine/video/${MARKER}%E0%A4%A`,
    `/magazine/preview/${MARKER}`,
    `/magazine/preview/article/${MARKER}`,
    `/${MARKER}@voorbeeld.nl`,
    `/over-ons?naam=${MARKER}`,
    `/admindash/articles/${MARKER}`,
    `/api/articles?search=${MARKER}&limit=none`,
    `/api/${MARKER}`,
  ]) {
    await fetch(site.url + path, { headers: { ...headers, cookie } });
  }
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: MARKER, email: `${MARKER}@voorbeeld.nl`, message: MARKER }),
  });
  const token = await openSharedPreview(cookie);
  await sendRawHead(`GET //[${MARKER} HTTP/1.1\r\nhost: localhost`);
  await sendRawHead(`GET /?${MARKER} HTTP/1.1\r\nhost: [${MARKER}`);
  await sendRawHead(`GET http://[::${MARKER}/ HTTP/1.1\r\nhost: localhost`);

  await site.stop();
  const [, events = ''] = site.output().split(/^Ready at .*\n/m);
  const lines = events.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ event: 'request', route: '/api/contact', status: 200, requestId: expect.any(String) }),
  );
  for (const secret of [MARKER, '203.0.113.77', STAFF.email, STAFF.password, token, BROWSER]) {
    expect(site.output()).not.toContain(secret);
  }
});

test('serves on and stops when nobody reads the log any more', async () => {
  const unread = await preparedFolder();
  const server = await startServer(unread);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    await removeFolder(unread);
  });
  server.process.stdout?.destroy();
  server.process.stderr?.destroy();
  // Each is logged.
  for (let count = 0; count < 3; count += 1) expect((await fetch(`${server.url}/api/articles`)).status).toBe(200);
  expect(await withinAMinute(server.stop(), () => 'the server to stop')).toBe(0);
});
