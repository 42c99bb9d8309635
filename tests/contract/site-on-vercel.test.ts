import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteContent } from '../../src/content/site-content.ts';
import { documentVersions } from '../../src/server/db/schema/document-versions.ts';
import { outbox } from '../../src/server/db/schema/outbox.ts';
import { handleCron } from '../../src/server/maintenance/cron.ts';
import { deliverDue } from '../../src/server/outbox/deliver.ts';
import { currentEdition } from '../../src/server/site-documents/published.ts';
import { createSiteOnVercel } from '../../src/server/site-documents/site-on-vercel.ts';
import { setUpTestApp } from '../support/api/test-app.ts';

const app = setUpTestApp();
let asked = 0;
let status = 201;
const vercel = createServer((_, response) => {
  asked += 1;
  response.writeHead(status).end('{"job":{}}');
});
let deployHook = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => vercel.listen(0, '127.0.0.1', resolve));
  deployHook = `http://127.0.0.1:${(vercel.address() as AddressInfo).port}/deploy`;
});
afterAll(() => void vercel.close());
beforeEach(() => {
  asked = 0;
  status = 201;
});

const running = () => ({ ...app.system, deployHook });
const keyNow = async () => (await currentEdition(app.system, siteContent, app.time.now)).key;
/** The functions of a deployment that was made of what is published now. */
async function deploy() {
  const built = { key: await keyNow(), builtAt: app.time.now.toISOString() };
  return createSiteOnVercel(running(), siteContent, built);
}
let number = 0;
const publish = (phone: string, publishAt = app.time.now) => {
  number += 1;
  const text = siteContent.original('kliniek.yaml').replace(/^telefoon: .*$/m, `telefoon: ${phone}`);
  return app.db
    .insert(documentVersions)
    .values({ path: 'kliniek.yaml', number, text, publishAt, createdAt: app.time.now });
};
const pass = (minutes: number) => {
  app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
};
const follow = async (site: Awaited<ReturnType<typeof deploy>>) => {
  await site.follow();
  await app.settled();
};

test('asks for one deployment of what is published, and is online when its functions run', async () => {
  const before = await deploy();
  await follow(before);
  expect([asked, (await before.state()).state]).toEqual([0, 'online']);
  await publish('040 222 00 01');
  await follow(before);
  await follow(before);
  expect([asked, await before.state()]).toEqual([
    1,
    expect.objectContaining({ state: 'building', since: app.time.now.toISOString() }),
  ]);
  pass(3);
  const after = await deploy();
  await follow(after);
  await follow(before);
  expect([asked, await after.state()]).toEqual([
    1,
    expect.objectContaining({ state: 'online', since: app.time.now.toISOString() }),
  ]);
});

test('what is published and taken back asks again', async () => {
  const site = await deploy();
  await publish('040 222 00 02');
  await follow(site);
  await app.db.delete(documentVersions);
  await follow(site);
  expect([asked, (await site.state()).state]).toEqual([2, 'online']);
});

test('a time that comes is seen at the next request', async () => {
  const site = await deploy();
  await publish('040 222 00 03', new Date(app.time.now.getTime() + 60_000));
  await follow(site);
  expect(asked).toBe(0);
  pass(1);
  await follow(site);
  expect(asked).toBe(1);
});

test('a time that comes without a request is seen by the daily timer', async () => {
  const publishedSite = await deploy();
  await publish('040 222 00 07', new Date(app.time.now.getTime() + 60_000));
  pass(1);
  const secret = 'sixteen characters';
  const request = new Request('http://localhost/api/cron', { headers: { authorization: `Bearer ${secret}` } });
  await handleCron(request, secret, async () => ({ ...running(), publishedSite }));
  await app.settled();
  expect(asked).toBe(1);
});

test('says what is wrong when Vercel refuses, and tries again', async () => {
  const site = await deploy();
  status = 404;
  await publish('040 222 00 04');
  await follow(site);
  expect(await site.state()).toMatchObject({
    state: 'failed',
    problem: 'Vercel weigerde de aanvraag (404): klopt DEPLOY_HOOK_URL? We proberen het opnieuw.',
  });
  status = 201;
  pass(1);
  await deliverDue(running());
  expect([asked, (await site.state()).state]).toEqual([2, 'building']);
});

test('asks again for a deployment that was given up', async () => {
  const site = await deploy();
  status = 404;
  await publish('040 222 00 06');
  await follow(site);
  pass(6 * 60);
  await deliverDue(running());
  status = 201;
  await follow(site);
  await follow(site);
  expect([asked, (await site.state()).state]).toEqual([3, 'building']);
});

test('says that a deployment takes too long, and does not ask without end', async () => {
  const site = await deploy();
  await publish('040 222 00 05');
  await follow(site);
  pass(15);
  await follow(site);
  expect([asked, await site.state()]).toEqual([
    1,
    expect.objectContaining({ state: 'failed', problem: expect.stringContaining('Deployments') }),
  ]);
  expect(await app.db.select().from(outbox)).toHaveLength(1);
});
