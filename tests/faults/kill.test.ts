import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** `npm run test:full` runs more rounds. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
const WORKERS = 4;

let folder = '';
let site: RunningServer | undefined;
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(async () => {
  await site?.stop('SIGKILL');
  await removeFolder(folder);
});

type Acknowledged = { titles: Map<string, string>; images: Set<string>; published: Set<string> };

const contentOf = (title: string) => `<p>${`${title} `.repeat(2000).trim()}</p>`;

/** Saves, publishes and uploads in a loop until the server is killed. */
async function work(url: string, cookie: string, name: string, done: Acknowledged): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { cookie, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  try {
    for (let count = 0; ; count += 1) {
      const title = `Stuk ${name} ${count}`;
      const article = { title, content: contentOf(title), category: 'Hormonen' };
      const saved = await post('/api/admin/articles', article);
      const { id } = (await saved.json()) as { id: number };
      if (saved.status === 201) done.titles.set(title, article.content);
      const published = await post(`/api/admin/articles/${id}/publish`, {});
      if (published.status === 200) done.published.add(title);
      const form = new FormData();
      const background = { r: count % 256, g: name.length, b: name.charCodeAt(0) % 256 };
      const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
      form.set('image', new Blob([await picture.png().toBuffer()]));
      const uploaded = await post('/api/admin/upload/article', form);
      if (uploaded.status === 200) done.images.add(((await uploaded.json()) as { imageUrl: string }).imageUrl);
    }
  } catch {
    // The server was killed.
  }
}

test('loses nothing acknowledged, and stores nothing by halves, when killed', async () => {
  const done: Acknowledged = { titles: new Map(), images: new Set(), published: new Set() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await startServer(folder);
    site = running;
    const cookie = await logIn(running);
    const before = done.images.size;
    const workers = Array.from({ length: WORKERS }, (_, worker) =>
      work(running.url, cookie, `${round}-${worker}`, done),
    );
    await expect.poll(() => done.images.size - before, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(6);
    await running.stop('SIGKILL');
    await Promise.all(workers);
  }

  site = await startServer(folder);
  const cookie = await logIn(site);
  for (const image of done.images) {
    const bytes = await (await fetch(site.url + image, { headers: { cookie } })).bytes();
    expect((await sharp(bytes).metadata()).width).toBe(300);
  }
  await site.stop();

  const database = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm, unaccent } });
  const stored = await database.query<{ title: string; content: string; is_published: boolean }>(
    "select title, content, is_published from articles where title like 'Stuk %'",
  );
  const audited = await database.query<{ subject: string }>(
    "select subject from audit_log where action = 'article.created' and subject like 'Stuk %'",
  );
  await database.close();
  const titles = new Map(stored.rows.map(({ title, content }) => [title, content]));
  for (const [title, content] of done.titles) expect(titles.get(title)).toBe(content);
  for (const [title, content] of titles) expect(content).toBe(contentOf(title));
  const published = stored.rows.filter(({ is_published }) => is_published).map(({ title }) => title);
  expect(published).toEqual(expect.arrayContaining([...done.published]));
  expect(audited.rows.map(({ subject }) => subject).sort()).toEqual([...titles.keys()].sort());
});
