import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** issue G 5: the log of the real server, pages and all. src/server/log/log-privacy.test.ts does the same inside the API. */
const WORD = 'schildwachtwoord';
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

/** What no client library would send. */
async function raw(head: string): Promise<void> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`${head}\r\nconnection: close\r\n\r\n`);
  await text(socket);
}

test('once it is ready every line is an object, and none holds what a visitor or a member of staff sent', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': WORD, referer: `https://example.nl/${WORD}` };
  const cookie = await logIn(site);
  for (const path of [
    `/magazine?search=${WORD}`,
    `/magazine?search=%00${WORD}&page=999999999999`,
    `/magazine/article/${WORD}`,
    `/magazine/video/${WORD}%E0%A4%A`,
    `/${WORD}@voorbeeld.nl`,
    `/over-ons?naam=${WORD}`,
    `/admindash/articles/${WORD}`,
    `/api/articles?search=${WORD}&limit=none`,
    `/api/${WORD}`,
  ]) {
    await fetch(site.url + path, { headers: { ...headers, cookie } });
  }
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: WORD, email: `${WORD}@voorbeeld.nl`, message: WORD }),
  });
  await raw(`GET //[${WORD} HTTP/1.1\r\nhost: localhost`);
  await raw(`GET /?${WORD} HTTP/1.1\r\nhost: [${WORD}`);
  await raw(`GET http://[::${WORD}/ HTTP/1.1\r\nhost: localhost`);

  await site.stop();
  const [, events = ''] = site.output().split(/^Ready at .*\n/m);
  const lines = events.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ event: 'request', route: '/api/contact', status: 200, requestId: expect.any(String) }),
  );
  for (const secret of [WORD, '203.0.113.77', STAFF.email, STAFF.password]) {
    expect(site.output()).not.toContain(secret);
  }
});
