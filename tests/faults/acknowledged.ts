import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import sharp from 'sharp';
import { expect } from 'vitest';
import { startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** What the server said was stored: titles with their texts, what is published, pictures. */
export type Acknowledged = { titles: Map<string, string>; images: Set<string>; published: Set<string> };

export const nothingAcknowledged = (): Acknowledged => ({
  titles: new Map(),
  images: new Set(),
  published: new Set(),
});

const contentOf = (title: string) => `<p>${`${title} `.repeat(2000).trim()}</p>`;

/** Saves, publishes and uploads in a loop until a request fails. */
export async function saveUntilTheEnd(url: string, cookie: string, name: string, done: Acknowledged): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  try {
    for (let count = 0; ; count += 1) {
      const title = `Stuk ${name} ${count}`;
      const article = { title, content: contentOf(title), category: 'Hormonen' };
      const { id } = (await post('/api/admin/articles', article)) as { id: number };
      done.titles.set(title, article.content);
      await post(`/api/admin/articles/${id}/publish`, {});
      done.published.add(title);
      const form = new FormData();
      const background = { r: count % 256, g: name.length, b: name.charCodeAt(0) % 256 };
      const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
      form.set('image', new Blob([await picture.png().toBuffer()]));
      done.images.add(((await post('/api/admin/upload/article', form)) as { imageUrl: string }).imageUrl);
    }
  } catch {
    // The server or its disk has ended.
  }
}

/** Starts the server on the folder, compares what is there with what was acknowledged, and stops it. */
export async function expectAllStored(folder: string, done: Acknowledged): Promise<void> {
  const site = await startServer(folder);
  try {
    const cookie = await logIn(site);
    for (const image of done.images) {
      const bytes = await (await fetch(site.url + image, { headers: { cookie } })).bytes();
      expect((await sharp(bytes).metadata()).width).toBe(300);
    }
  } finally {
    await site.stop();
  }
  const extensions = { btree_gin, pg_trgm, unaccent };
  const database = await PGlite.create(join(folder, 'database'), { extensions });
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
}
