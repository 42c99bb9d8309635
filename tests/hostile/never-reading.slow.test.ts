import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { largestFile } from '../support/build/largest-file.ts';
import { sendRaw } from '../support/raw-request.ts';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** Clients that request large files and read nothing. */
const READERS = 80;
/** The server keeps some 400 for its database and downloads, which leaves fewer connections than READERS. */
const FILES_FOR_FEWER_CONNECTIONS = 450;
/** Files that are open while one chunk is read. */
const MARGIN = 20;
const TIMEOUT = { timeout: 20_000 };
let site: MonitoredServer;
let readers: Socket[] = [];
afterEach(async () => {
  for (const reader of readers) reader.destroy();
  readers = [];
  await site.stop();
});

/** Sends many requests on each connection, to fill the buffers of the operating system. */
async function neverRead(count: number): Promise<void> {
  const request = `GET ${largestFile().path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(40);
  for (let number = 0; number < count; number += 1) {
    const reader = sendRaw(site.url, request).pause();
    readers.push(reader);
    await Promise.race([once(reader, 'connect'), once(reader, 'close')]);
  }
}

test('keeps no file open for clients that read nothing', async () => {
  site = await startMonitoredServer();
  const before = await site.usage();
  await neverRead(READERS);
  const limit = before.files + READERS + MARGIN;
  expect(await site.waitForOpenFiles(limit)).toBeLessThanOrEqual(limit);
  const { path, size } = largestFile();
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(5_000) });
  expect((await response.bytes()).length).toBe(size);
});

test('responds 503 beyond the limit of open files, and recovers', async () => {
  site = await startMonitoredServer({ openFiles: FILES_FOR_FEWER_CONNECTIONS });
  await neverRead(READERS);
  await expect
    .poll(() => fetch(site.url, { signal: AbortSignal.timeout(5_000) }).then(statusAndRetry, String), TIMEOUT)
    .toEqual([503, '10']);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => fetch(`${site.url}/magazine`).then(({ status }) => status, String), TIMEOUT).toBe(200);
  expect((await fetch(site.url + largestFile().path)).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});

const statusAndRetry = ({ status, headers }: Response) => [status, headers.get('retry-after')];
