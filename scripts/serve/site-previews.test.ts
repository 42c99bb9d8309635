import { expect, test, vi } from 'vitest';
import { siteContent } from '../../src/content/site-content.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { currentEdition } from '../../src/server/site-documents/published.ts';
import { setUpPublishedSite, withPhone } from '../../tests/support/content/published-site.ts';

const app = setUpPublishedSite();
const MADE = { timeout: 20_000, interval: 50 };
const begin = async (published: Awaited<ReturnType<typeof app.start>>, phone: string) => {
  const changed = new Map([['kliniek.yaml', withPhone(phone)]]);
  const edition = await currentEdition({ db: app.database.db }, siteContent, app.now, changed);
  return published.site.previews?.begin(edition, 'kliniek.yaml') ?? '';
};

test('a preview shows staff the site with a draft, and visitors nothing of it', async () => {
  const published = await app.start();
  const token = await begin(published, '040 222 00 05');
  expect(published.site.previews?.stateOf(token)).toEqual({ state: 'making', problem: null });
  await vi.waitFor(() => expect(published.site.previews?.stateOf(token).state).toBe('ready'), MADE);
  expect([app.builds, app.served]).toEqual([['040 222 00 05'], []]);
  expect(published.findPreview(token)?.files.has('/index.html')).toBe(true);
  expect(published.findPreview('another')).toBeUndefined();
});

test('a preview says why it cannot be made, and ends when three others were', async () => {
  const published = await app.start(() => {
    if (app.builds.length === 0) throw new CommandError('The disk is full');
  });
  const first = await begin(published, '040 222 00 05');
  const failed = { state: 'failed', problem: 'The disk is full' };
  await vi.waitFor(() => expect(published.site.previews?.stateOf(first)).toEqual(failed), MADE);
  app.builds.push('one that worked');
  for (const phone of ['040 222 00 06', '040 222 00 07', '040 222 00 08']) await begin(published, phone);
  expect(published.site.previews?.stateOf(first)).toEqual({ state: 'ended', problem: null });
});

test('a preview takes its turn: what is published meanwhile is made of what is published', async () => {
  const published = await app.start();
  await begin(published, '040 222 00 05');
  await app.publish('040 222 00 06');
  await published.look();
  expect([app.builds, app.served]).toEqual([['040 222 00 05', '040 222 00 06'], ['040 222 00 06/client']]);
});

test('a preview lets visitors go first: what is published waits for one at most', async () => {
  const published = await app.start();
  const isBuilding = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  app.whileBuilding = async () => {
    isBuilding.resolve();
    await mayGoOn.promise;
  };
  await begin(published, '040 222 00 07');
  const last = await begin(published, '040 222 00 08');
  await isBuilding.promise;
  await app.publish('040 222 00 09');
  const seen = published.look();
  mayGoOn.resolve();
  await seen;
  await vi.waitFor(() => expect(published.site.previews?.stateOf(last).state).toBe('ready'), MADE);
  expect(app.builds).toEqual(['040 222 00 07', '040 222 00 09', '040 222 00 08']);
});
