import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_BLOCK } from '../support/articles/every-block.ts';
import { allPages } from '../support/server/all-pages.ts';
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

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Pages with a video, and those that may have one: Firefox would refuse it under an embedder policy. */
const MAY_HAVE_VIDEO = /^\/(magazine\/(article\/(alle-blokken|bestaat-niet)|video\/|preview\/)|admindash)/;

test('every page has what HTTP Observatory gives points for, but cookies and the preload list', async () => {
  const pages = [...(await allPages(site.url)), ...unlisted];
  expect(pages).toContain('/magazine/article/alle-blokken');
  expect(pages.length).toBeGreaterThan(60);
  for (const path of pages) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect([path, ...missedPoints(response.headers, html)]).toEqual([path]);
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

/**
 * What would cost points at HTTP Observatory (developer.mozilla.org/observatory), which itself tests only public hosts,
 * on the ports 80 and 443.
 */
function missedPoints(headers: Headers, html: string): string[] {
  const header = (name: string) => headers.get(name) ?? '';
  const policy = new Map(
    header('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const allows = (directive: string, unsafe: RegExp) => {
    const sources = policy.get(directive) ?? policy.get('default-src') ?? ['*'];
    return sources.some((source) => unsafe.test(source));
  };
  const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? [];
  const hstsSeconds = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const missed = {
    "default-src is not 'none'": policy.get('default-src')?.join() !== "'none'",
    'unsafe scripts': allows('script-src', /^('unsafe-|https?:$|\*$|data:)/),
    'unsafe styles': allows('style-src', /^('unsafe-inline'|\*)$/),
    'other sites may frame it': (policy.get('frame-ancestors') ?? ['*']).includes('*'),
    'other sites may read it': headers.has('access-control-allow-origin'),
    'a cookie': headers.getSetCookie().length > 0,
    'the referrer tells more than the site': !PRIVATE_REFERRERS.includes(header('referrer-policy')),
    'HTTPS for less than six months': hstsSeconds < 15_768_000,
    'no nosniff': header('x-content-type-options') !== 'nosniff',
    'other sites may embed it': !/^same-(origin|site)$/.test(header('cross-origin-resource-policy')),
    'a script without a hash': scripts.some((script) => !script.includes(' integrity="sha')),
  };
  return Object.entries(missed).flatMap(([name, isMissed]) => (isMissed ? [name] : []));
}
