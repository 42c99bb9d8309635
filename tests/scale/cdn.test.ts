import { afterEach, beforeEach, expect, test } from 'vitest';
import { vercelCache } from '../../src/server/cache/vercel-cache.ts';
import { runMaintenance } from '../../src/server/maintenance/run.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { startCdnEmulator } from '../support/emulators/cdn-emulator.ts';

const PATH = '/api/articles/slaap';
const SECOND = 1000;

const app = setUpTestApp({ cache: vercelCache });
let cdn: ReturnType<typeof startCdnEmulator>;
beforeEach(() => {
  cdn = startCdnEmulator((path) => app.request(path));
});
afterEach(() => cdn.leave());

/** Lets time pass as the timer does: every ten seconds it delivers what is due. */
async function pass(seconds: number, isEnough: () => Promise<boolean> = async () => false): Promise<number> {
  for (let passed = 0; passed < seconds; passed += 10) {
    if (await isEnough()) return passed;
    app.time.now = new Date(app.time.now.getTime() + 10 * SECOND);
    await runMaintenance(app.system);
  }
  return seconds;
}

async function publishAndCache() {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'slaap', isPublished: true });
  expect((await cdn.get(PATH)).status).toBe(200);
  const unpublish = () => app.request(`/api/admin/articles/${id}/unpublish`, { method: 'POST', cookie });
  return { unpublish };
}

test('an unpublished article disappears from a CDN that refused for a minute', async () => {
  const { unpublish } = await publishAndCache();
  cdn.refuses = true;
  expect((await unpublish()).status).toBe(200);
  await app.settled();
  await pass(60);
  expect(cdn.purges).toBeGreaterThan(3);
  expect((await cdn.get(PATH)).status).toBe(200);
  cdn.refuses = false;
  const seconds = await pass(120, async () => (await cdn.get(PATH)).status === 404);
  // The longest pause between two tries is a minute.
  expect(seconds).toBeLessThanOrEqual(70);
});

test('purges a response that was stored after the first purge', async () => {
  const { unpublish } = await publishAndCache();
  const storeLate = await cdn.render(PATH);
  await unpublish();
  storeLate();
  expect((await cdn.get(PATH)).status).toBe(200);
  await app.settled();
  await pass(10);
  expect((await cdn.get(PATH)).status).toBe(404);
});
