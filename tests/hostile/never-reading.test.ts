import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { largestFile } from '../support/largest-file.ts';
import { sendRaw } from '../support/raw-request.ts';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** Readers who ask for as much as there is, and take nothing of it. */
const READERS = 80;
/** Files that are open for the moment in which a piece is read. */
const PASSING = 20;
const PATIENT = { timeout: 20_000 };
let site: MonitoredServer;
let readers: Socket[] = [];
afterEach(async () => {
  for (const reader of readers) reader.destroy();
  readers = [];
  await site.stop();
});

/** Asks many times over each connection, so that no buffer of the system takes it all. */
async function neverRead(count: number): Promise<void> {
  const request = `GET ${largestFile().path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(40);
  for (let number = 0; number < count; number += 1) {
    const reader = sendRaw(site.url, request).pause();
    readers.push(reader);
    await Promise.race([once(reader, 'connect'), once(reader, 'close')]);
  }
}

test('holds no file for readers who take nothing, and new visitors do not wait', async () => {
  site = await startMonitoredServer();
  const before = await site.use();
  await neverRead(READERS);
  const most = before.files + READERS + PASSING;
  expect(await site.waitForOpenFiles(most)).toBeLessThanOrEqual(most);
  const { path, size } = largestFile();
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(5_000) });
  expect((await response.bytes()).length).toBe(size);
});

test('refuses in words beyond what the system can open, and recovers', async () => {
  site = await startMonitoredServer({ openFiles: 200 });
  await neverRead(READERS);
  await expect
    .poll(() => fetch(site.url, { signal: AbortSignal.timeout(5_000) }).then(statusAndRetry, String), PATIENT)
    .toEqual([503, '10']);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => fetch(`${site.url}/magazine`).then(({ status }) => status, String), PATIENT).toBe(200);
  expect((await fetch(site.url + largestFile().path)).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});

const statusAndRetry = ({ status, headers }: Response) => [status, headers.get('retry-after')];
