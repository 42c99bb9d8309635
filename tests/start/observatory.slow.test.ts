import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPages } from '../../scripts/measure/observatory/pages.ts';
import { judge, scoreOf } from '../../scripts/measure/observatory/rules.ts';
import { EVERY_BLOCK } from '../support/articles/every-block.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

let folder = '';
let site: RunningServer;
let unlisted: string[] = [];
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder, { SITE_URL: 'https://www.clinic.example' });
  unlisted = await publishEveryBlock();
});
afterAll(async () => {
  await site.stop();
  await removeFolder(folder);
});

/** An article with every block, and a preview of one. Returns the path of the preview, which no list has. */
async function publishEveryBlock(): Promise<string[]> {
  const cookie = await logIn(site);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const article = { category: 'Hormonen', content: EVERY_BLOCK };
  await post('/api/admin/articles', { ...article, title: 'Alle blokken', isPublished: true });
  const { id } = await post<{ id: number }>('/api/admin/articles', { ...article, title: 'Nog niet verschenen' });
  const { url } = await post<{ url: string }>(`/api/admin/articles/${id}/preview-links`, {});
  return [new URL(url).pathname];
}

/** Pages with a video, and those that may have one: Firefox would refuse it under an embedder policy. */
const MAY_HAVE_VIDEO = /^\/(magazine\/(article\/(alle-blokken|bestaat-niet)|video\/|preview\/)|admindash)/;

test('every page has every bonus of HTTP Observatory but two', async () => {
  const pages = [...(await allPages(site.url)), ...unlisted];
  expect(pages).toContain('/magazine/article/alle-blokken');
  expect(pages.length).toBeGreaterThan(60);
  for (const path of pages) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    const findings = judge({ headers: response.headers, html, url: site.url + path });
    // Without a script file there is none to hash.
    const most = /<script[^>]* src=/.test(html) ? 135 : 130;
    expect([path, scoreOf(findings)], JSON.stringify(findings)).toEqual([path, most]);
    expect([path, response.headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    const embedder = MAY_HAVE_VIDEO.test(path) ? null : 'credentialless';
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
