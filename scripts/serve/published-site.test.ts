import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { siteContent } from '../../src/content/site-content.ts';
import { documentVersions } from '../../src/server/db/schema/document-versions.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { NOW } from '../../tests/support/api/test-dependencies.ts';
import { setUpPublishedSite, withPhone } from '../../tests/support/content/published-site.ts';
import { builder, reasonIn } from './published-builds.ts';

const app = setUpPublishedSite();

afterEach(() => void vi.restoreAllMocks());

test('visitors get what is published once its build is whole', async () => {
  const { site, look } = await app.start();
  expect([app.served, (await site.state()).state]).toEqual([[], 'online']);
  app.whileBuilding = async () => expect([app.served, (await site.state()).state]).toEqual([[], 'building']);
  await app.publish('040 222 00 01');
  await look();
  expect([app.served, (await site.state()).state]).toEqual([['040 222 00 01/client'], 'online']);
  await look();
  expect(app.builds).toEqual(['040 222 00 01']);
});

test('a server whose files were made of what is published makes no site of it, until staff publish another', async () => {
  const pulled = await app.publish('040 222 00 01');
  const { look } = await app.start(undefined, { ...siteContent, holds: (version) => version.number === pulled });
  expect([app.served, app.builds]).toEqual([[], []]);
  await app.publish('040 222 00 02');
  await look();
  expect(app.builds).toEqual(['040 222 00 02']);
});

test('a server that starts stands up with what is published, whose build is not made twice', async () => {
  await app.publish('040 222 00 01');
  await app.publish('040 222 00 02', new Date(NOW.getTime() - 1));
  const first = await app.start();
  await first.look();
  await first.stop();
  expect(app.builds).toEqual(['040 222 00 01']);
  app.served = [];
  await app.start();
  expect([app.served, app.builds]).toEqual([['040 222 00 01/client'], ['040 222 00 01']]);
});

test('a server that was killed while it made the site starts with what visitors saw before', async () => {
  const killed = await app.start();
  await app.publish('040 222 00 01');
  await killed.look();
  await killed.stop();
  app.now = new Date(NOW.getTime() + 60_000);
  await app.publish('040 222 00 02', app.now);
  app.served = [];
  const isBuilding = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  app.whileBuilding = async () => {
    isBuilding.resolve();
    await mayGoOn.promise;
  };
  const { look } = await app.start();
  await isBuilding.promise;
  expect(app.served).toEqual(['040 222 00 01/client']);
  mayGoOn.resolve();
  await look();
  expect(app.served).toEqual(['040 222 00 01/client', '040 222 00 02/client']);
});

test('a build that the system killed is a matter of memory, and says how much it takes', () => {
  expect(reasonIn('building…\nKilled\n', 137)).toMatch(/te weinig geheugen.*2 GB/);
  expect(reasonIn('FATAL ERROR: Reached heap limit - JavaScript heap out of memory', 134)).toMatch(
    /te weinig geheugen/,
  );
  expect(reasonIn('The disk is full: free 200 MB', 1)).toMatch(/schijf/);
  expect(reasonIn('The page has no title', 1)).toContain('The page has no title');
});

test('a build that fails changes nothing, says why, and the next publication mends it', async () => {
  const { site, look } = await app.start();
  app.whileBuilding = async () => {
    throw new Error('ENOSPC');
  };
  await app.publish('040 222 00 03');
  await look();
  await look();
  expect([app.served, (await site.state()).state]).toEqual([[], 'failed']);
  app.whileBuilding = async () => {};
  await app.publish('040 222 00 04');
  await look();
  expect([app.served, await site.state()]).toEqual([
    ['040 222 00 04/client'],
    expect.objectContaining({ state: 'online', problem: null }),
  ]);
});

test('a server that starts and cannot make what is published shows no older facts, and says why', async () => {
  await app.publish('040 222 00 03');
  app.whileBuilding = async () => {
    throw new CommandError('De schijf is vol.');
  };
  await expect(app.start()).rejects.toThrow(/would get older facts.*De schijf is vol/);
  expect(app.served).toEqual([]);
});

test('a server starts with its files where staff published nothing, also when what has passed cannot be taken out', async () => {
  app.whileBuilding = async () => {
    throw new CommandError('De schijf is vol.');
  };
  const withoutPassed = () => new Map([['kliniek.yaml', withPhone('040 222 00 09')]]);
  const { site } = await app.start(undefined, { ...siteContent, withoutPassed });
  expect([app.served, (await site.state()).state]).toEqual([[], 'failed']);
});

test('how long a publication takes is not told by a build that was there already', async () => {
  let passed = 0;
  const clock = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  const { site, look } = await app.start();
  app.whileBuilding = async () => {
    passed = 40_000;
  };
  await app.publish('040 222 00 01');
  await look();
  app.whileBuilding = async () => {};
  await app.publishText(null, app.now);
  await look();
  await app.publish('040 222 00 01');
  await look();
  spy.mockRestore();
  expect((await site.state()).aboutSeconds).toBeGreaterThanOrEqual(40);
});

test('newer code on the disk, before or while the site is made, is not shown by a server of older code', async () => {
  let code = 'old';
  let made = 0;
  const change = () => {
    code = 'new';
  };
  const make = (before: () => void, meanwhile: () => void) => {
    code = 'old';
    const build = builder(
      async () => {
        made += 1;
        meanwhile();
        return 'build';
      },
      () => code,
    );
    before();
    return build('root');
  };
  const nothing = () => {};
  expect(await make(nothing, nothing)).toBe('build');
  await expect(make(nothing, change)).rejects.toThrow('zodra de beheerder de server opnieuw heeft gestart');
  expect(made).toBe(2);
  await expect(make(change, nothing)).rejects.toThrow('zodra de beheerder de server opnieuw heeft gestart');
  expect(made).toBe(2);
});

test('what the files of a newer version do not fit is told, and not built', async () => {
  const { site, look } = await app.start();
  await app.publish('geen nummer');
  await look();
  expect(await site.state()).toMatchObject({
    state: 'failed',
    problem: 'kliniek.yaml telefoon: moet een telefoonnummer zijn zoals 040 123 45 67',
  });
  expect(app.builds).toEqual([]);
});

test('several publications during a build become one more build', async () => {
  const { look } = await app.start();
  app.whileBuilding = async () => {
    app.whileBuilding = async () => {};
    for (const phone of ['040 222 00 06', '040 222 00 07', '040 222 00 08']) {
      await app.publish(phone);
      void look();
    }
  };
  await app.publish('040 222 00 05');
  await look();
  expect(app.builds).toEqual(['040 222 00 05', '040 222 00 08']);
  expect(app.served.at(-1)).toBe('040 222 00 08/client');
});

test('a time that comes needs nobody, and the file of the repository comes back', async () => {
  const { look } = await app.start();
  await app.publish('040 222 00 09', new Date(NOW.getTime() + 60_000));
  await look();
  expect(app.served).toEqual([]);
  app.now = new Date(NOW.getTime() + 60_000);
  await look();
  expect(app.served).toEqual(['040 222 00 09/client']);
  await app.publishText(null, app.now);
  await look();
  expect(app.served).toEqual(['040 222 00 09/client', 'original/client']);
});

test('what ends leaves the site without anybody, and a waiting time also because nobody confirms it', async () => {
  const put = (path: string, text: string) =>
    app.database.db.insert(documentVersions).values({ path, number: 1, text, publishAt: app.now, createdAt: app.now });
  const texts: string[] = [];
  const { look } = await app.start((root) => {
    const of = (name: string) =>
      readFileSync(join(root, 'content', name), 'utf8')
        .replaceAll('\n', ' ')
        .trim();
    texts.push(`${of('bericht.yaml')} ${of('wachttijd.yaml')}`);
  });
  await put('bericht.yaml', 'tekst: Dicht\ntot: 2026-11-27T17:00\n');
  await put('wachttijd.yaml', 'wachttijd: twee weken\n');
  for (const days of [0, 5, 6, 34, 35]) {
    app.now = new Date(NOW.getTime() + days * 86_400_000);
    await look();
  }
  expect(texts).toEqual([
    'tekst: Dicht tot: 2026-11-27T17:00 wachttijd: twee weken bevestigd: 2026-11-21',
    'tekst: null tot: null wachttijd: twee weken bevestigd: 2026-11-21',
    'tekst: null tot: null wachttijd: null bevestigd: null',
  ]);
});
