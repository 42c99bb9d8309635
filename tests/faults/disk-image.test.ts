import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { ARTICLE } from '../support/api/article-example.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';
import { type DiskImage, mountDiskImage } from './disk-image.ts';
import { CONFIRMED_PER_ROUND, expectStored, type Saving, startSaving } from './saving.ts';

/** `npm run test:full` makes twenty. */
const ROUNDS = Number(process.env['POWER_CUTS'] ?? 1);

let disk: DiskImage;
let saving: Saving | undefined;
let site: RunningServer | undefined;
beforeEach(async () => {
  disk = await mountDiskImage();
});
afterEach(async () => {
  await saving?.kill();
  await site?.stop('SIGKILL');
  disk.remove();
});

test('loses nothing confirmed when the power fails during saves', {
  timeout: 60_000 * (1 + ROUNDS) * busyness(),
}, async () => {
  const folder = join(disk.folder, 'data');
  const all: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    saving = startSaving(folder);
    const { confirmed } = saving;
    await expect.poll(() => confirmed.length, { interval: 5 }).toBeGreaterThan(CONFIRMED_PER_ROUND + round * 10);
    disk.cutOff();
    await saving.kill();
    all.push(...confirmed);
    disk.restart();
    await expectStored(folder, all);
  }
});

test('serves what it has on a read-only disk, and saves after a restart', async () => {
  const folder = join(disk.folder, 'data');
  const running = await startServer(folder);
  site = running;
  const cookie = await logIn(running);
  const status = async (path: string) => (await fetch(running.url + path, { headers: { cookie } })).status;
  const save = (title: string, url = running.url, session = cookie) =>
    fetch(`${url}/api/admin/articles`, {
      method: 'POST',
      headers: { cookie: session, 'content-type': 'application/json' },
      body: JSON.stringify({ ...ARTICLE, title }),
    });
  expect((await save('Voor de schijf')).status).toBe(201);
  expect(await status('/magazine')).toBe(200);

  disk.cutOff();
  const refused = await Promise.all(['een', 'twee', 'drie'].map((title) => save(title)));
  expect(refused.map((response) => response.status)).toEqual([503, 503, 503]);
  expect([await status('/'), await status('/magazine'), await status('/api/health')]).toEqual([200, 200, 503]);
  expect(await status('/api/admin/articles')).toBe(200);
  await running.stop();

  disk.restart();
  site = await startServer(folder);
  const list = await fetch(`${site.url}/api/admin/articles?search=schijf`, {
    headers: { cookie: await logIn(site) },
  });
  expect(await list.json()).toMatchObject({ articles: [{ title: 'Voor de schijf' }] });
});
