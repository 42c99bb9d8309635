import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPages } from '../../scripts/measure/observatory/pages.ts';
import { judge, scoreOf } from '../../scripts/measure/observatory/rules.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';

let folder = '';
let site: RunningServer;
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder, { SITE_URL: 'https://www.clinic.example' });
});
afterAll(async () => {
  await site.stop();
  await removeFolder(folder);
});

const VIDEO_OR_STAFF = /^\/(magazine\/(article|video|preview)\/|admindash)/;

test('every page has every bonus of HTTP Observatory but two', async () => {
  const pages = await allPages(site.url);
  expect(pages.length).toBeGreaterThan(60);
  for (const path of pages) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    const findings = judge({ headers: response.headers, html, url: site.url + path });
    // Without a script file there is none to hash.
    const most = /<script[^>]* src=/.test(html) ? 135 : 130;
    expect([path, scoreOf(findings)], JSON.stringify(findings)).toEqual([path, most]);
    expect([path, response.headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    const embedder = VIDEO_OR_STAFF.test(path) ? null : 'credentialless';
    expect([path, response.headers.get('cross-origin-embedder-policy')]).toEqual([path, embedder]);
  }
});

test('scripts, styles, fonts and pictures carry no headers of documents', async () => {
  const html = await (await fetch(`${site.url}/magazine`)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/(?:_astro|assets|favicon)[^"]+)"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(5);
  for (const path of new Set(files)) {
    const { status, headers } = await fetch(site.url + path);
    const security = [...headers.keys()].filter((name) => /policy|frame|transport|options/.test(name));
    expect([path, status, security]).toEqual([path, 200, ['cross-origin-resource-policy', 'x-content-type-options']]);
  }
});
