import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

/** The disk is real, but full-disk.ts refuses its writes. A full tmpfs gave the same results in a manual test. */
let folder = '';
let flag = '';
let site: RunningServer;
beforeEach(async () => {
  folder = await preparedFolder();
  flag = join(folder, 'full');
  site = await startServer(folder, {
    NODE_OPTIONS: `--import=${resolve('tests/faults/full-disk.ts')}`,
    DISK_IS_FULL: flag,
  });
});
afterEach(async () => {
  await site.stop('SIGKILL');
  await removeFolder(folder);
});

test('reads work, writes fail cleanly, and all recovers on a full disk', async () => {
  const cookie = await logIn(site);
  const save = (title: string) =>
    fetch(`${site.url}/api/admin/articles`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...ARTICLE, title, content: `<p>${randomBytes(150_000).toString('hex')}</p>` }),
    });
  const upload = async (background: string) => {
    const body = new FormData();
    const picture = sharp({ create: { width: 50, height: 50, channels: 3, background } });
    body.set('image', new Blob([await picture.png().toBuffer()]));
    return fetch(`${site.url}/api/admin/upload/article`, { method: 'POST', headers: { cookie }, body });
  };
  const titles = async () => {
    const list = await fetch(`${site.url}/api/admin/articles?search=Schijf`, { headers: { cookie } });
    return ((await list.json()) as { articles: { title: string }[] }).articles.map(({ title }) => title).sort();
  };
  expect((await save('Schijf een')).status).toBe(201);

  await writeFile(flag, '');
  const saved = await save('Schijf twee');
  expect([saved.status, saved.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await saved.json()).toMatchObject({ error: expect.stringContaining('The disk of the server is full') });
  const uploaded = await upload('red');
  expect([uploaded.status, await uploaded.json()]).toEqual([503, expect.objectContaining({ success: false })]);
  for (const path of ['/', '/magazine', '/magazine/rss.xml', '/api/articles']) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
  }
  expect(await titles()).toEqual(['Schijf een']);

  await rm(flag);
  expect((await save('Schijf drie')).status).toBe(201);
  expect((await upload('red')).status).toBe(200);
  expect(await site.stop()).toBe(0);

  site = await startServer(folder);
  expect(await titles()).toEqual(['Schijf drie', 'Schijf een']);
});
