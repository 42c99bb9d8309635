import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullResponse, sendRaw } from '../support/raw-request.ts';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** Invalid ranges; one of them once ended the process. */
let site: MonitoredServer;
beforeAll(async () => {
  site = await startMonitoredServer();
});
afterAll(() => site.stop());

const FILES = ['/', '/robots.txt', '/favicon.svg', '/pmo'];
const RANGES = [
  'bytes=5-3',
  'bytes=-0',
  'bytes=-',
  'bytes=999999999-',
  'bytes=0-999999999999999999999',
  'bytes=99999999999999999999-999999999999999999999',
  'bytes=1e3-2',
  'bytes=0-1,3-2',
  'bytes=--1',
  'bytes=-5-3',
  'lines=5-3',
  '5-3',
  'bytes=NaN-Infinity',
];

test.each(RANGES)('responds with the whole file or 416 to range %s', async (range) => {
  for (const path of FILES) {
    const head = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nrange: ${range}\r\nconnection: close\r\n\r\n`;
    const response = await fullResponse(sendRaw(site.url, head));
    const [start = '', body = ''] = response.split('\r\n\r\n', 2);
    expect([path, start.slice(0, 12)]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 (200|206|416)$/)]);
    const length = /^content-length: (\d+)/im.exec(start)?.[1] ?? '0';
    expect([path, response.length - start.length - 4]).toEqual([path, Number(length)]);
    if (start.includes(' 416 '))
      expect([path, start, body]).toEqual([path, expect.stringMatching(/bytes \*\/\d+/), '']);
  }
  expect(site.process.exitCode).toBeNull();
});
