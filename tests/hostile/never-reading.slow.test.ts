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
let site: MonitoredServer | undefined;
let readers: Socket[] = [];
afterEach(async () => {
  for (const reader of readers) reader.destroy();
  readers = [];
  await site?.stop();
  site = undefined;
});

/** Sends many requests on each connection, to fill the buffers of the operating system. */
async function neverRead({ url }: MonitoredServer, count: number): Promise<void> {
  const request = `GET ${largestFile().path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(40);
  for (let number = 0; number < count; number += 1) {
    const reader = sendRaw(url, request).pause();
    readers.push(reader);
    await Promise.race([once(reader, 'connect'), once(reader, 'close')]);
  }
}

test('keeps no file open for clients that read nothing', async () => {
  const server = await startMonitoredServer();
  site = server;
  const before = await server.usage();
  await neverRead(server, READERS);
  const limit = before.files + READERS + MARGIN;
  expect(await server.waitForOpenFiles(limit)).toBeLessThanOrEqual(limit);
  const { path, size } = largestFile();
  const response = await fetch(server.url + path, { signal: AbortSignal.timeout(5_000) });
  expect((await response.bytes()).length).toBe(size);
});

test('responds 503 beyond the limit of open files, and recovers', async () => {
  const server = await startMonitoredServer({ openFiles: FILES_FOR_FEWER_CONNECTIONS });
  site = server;
  await neverRead(server, READERS);
  await expect
    .poll(() => fetch(server.url, { signal: AbortSignal.timeout(5_000) }).then(statusAndRetry, String), TIMEOUT)
    .toEqual([503, '10']);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => fetch(`${server.url}/magazine`).then(({ status }) => status, String), TIMEOUT).toBe(200);
  expect((await fetch(server.url + largestFile().path)).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
});

test('says what to do when it may open too few files for its database', async () => {
  await expect(startMonitoredServer({ openFiles: 60 })).rejects.toThrow('Raise its limit (ulimit -n');
});

const statusAndRetry = ({ status, headers }: Response) => [status, headers.get('retry-after')];
