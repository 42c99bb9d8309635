import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNPUBLISHED } from '../support/database/unknown-column.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

let folder = '';
let site: RunningServer;
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder, {}, [process.execPath, 'tests/support/server/serve-unknown-column.ts']);
});
afterAll(async () => {
  await site.stop();
  await removeFolder(folder);
});

const get = async (path: string, cookie = '') => {
  const response = await fetch(site.url + path, { headers: { cookie } });
  return { status: response.status, text: await response.text() };
};

test('pages, feeds, sitemap and API do not expose a new column', async () => {
  const { articles } = JSON.parse((await get('/api/articles?limit=50')).text) as {
    articles: Array<{ type: string; slug: string; author: string }>;
  };
  const firstOf = (kind: string) => articles.find(({ type }) => type === kind)?.slug ?? '';
  const [article, video] = [firstOf('article'), firstOf('video')];
  const paths = [
    ...['/magazine', '/magazine?page=2', '/magazine?search=slapen', '/magazine?type=video'],
    ...[`/magazine/article/${article}`, `/magazine/video/${video}`],
    ...['/magazine/rss.xml', '/magazine/feed.json', '/sitemap.xml', '/magazine/sitemap-1.xml'],
    ...['/api/articles', '/api/articles?search=slapen', `/api/articles/${article}`, '/api/health'],
  ];
  for (const path of paths) {
    const { status, text } = await get(path);
    expect([path, status, text.includes(UNPUBLISHED)]).toEqual([path, 200, false]);
  }
});

test('the staff API does not expose a new column either', async () => {
  const cookie = await logIn(site);
  const { articles } = JSON.parse((await get('/api/admin/articles', cookie)).text) as { articles: { id: number }[] };
  for (const path of [
    'articles',
    `articles/${articles[0]?.id}`,
    'writers',
    'categories',
    'me',
    'account/sessions',
    'messages',
  ]) {
    const { status, text } = await get(`/api/admin/${path}`, cookie);
    expect([path, status, text.includes(UNPUBLISHED)]).toEqual([path, 200, false]);
  }
});
