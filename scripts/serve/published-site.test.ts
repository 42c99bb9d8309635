import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOriginal } from '../../src/content/documents.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { eq } from '../../src/server/db/drizzle.ts';
import { documentVersions } from '../../src/server/db/schema/document-versions.ts';
import { images } from '../../src/server/db/schema/images.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { currentEdition } from '../../src/server/site-documents/published.ts';
import type { SiteContent } from '../../src/server/site-documents/site-of-host.ts';
import { NOW, testDependencies } from '../../tests/support/api/test-dependencies.ts';
import { setUpTestDatabase } from '../../tests/support/database/test-database.ts';
import { memoryStore } from '../../tests/support/pictures/memory-store.ts';
import { BUILD_INFO } from '../builds/folders.mjs';
import { builder, createPublishedSite, reasonIn } from './published-site.ts';

const database = setUpTestDatabase();
let folder = '';
let now = NOW;
let served: string[] = [];
let builds: string[] = [];
/** The pictures of the library that each build was made with. */
let builtPictures: string[][] = [];
let isHidden: (path: string) => boolean = () => false;
const store = memoryStore();
/** What the next build does before it is complete. */
let whileBuilding: () => Promise<void> = async () => {};
let stop: () => Promise<void> = async () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-published-'));
  now = NOW;
  served = [];
  builds = [];
  builtPictures = [];
  store.files.clear();
  store.fail = false;
  whileBuilding = async () => {};
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** A site whose builds hold the telephone number that they were made of. */
async function start(onBuild: (root: string) => void = () => {}, content?: SiteContent) {
  const original = join(folder, 'original');
  const buildOf = (root: string) => {
    const phone = /^telefoon: (.*)$/m.exec(readFileSync(join(root, 'content/kliniek.yaml'), 'utf8'))?.[1] ?? '';
    return { phone, build: join(folder, phone) };
  };
  const published = createPublishedSite({
    dependencies: { ...testDependencies(database.db), images: store, clock: () => now },
    build: original,
    print: () => {},
    ...(content && { content }),
    findBuild: (root) => {
      const { build } = buildOf(root);
      return existsSync(join(build, BUILD_INFO)) ? build : undefined;
    },
    makeBuild: async (root) => {
      await whileBuilding();
      onBuild(root);
      const { phone, build } = buildOf(root);
      mkdirSync(build, { recursive: true });
      writeFileSync(join(build, BUILD_INFO), '{}');
      mkdirSync(join(build, 'client'), { recursive: true });
      writeFileSync(join(build, 'client/index.html'), phone);
      builds.push(phone);
      builtPictures.push(readdirSync(join(root, 'content/fotos')));
      return build;
    },
  });
  stop = published.stop;
  await published.begin((client, hides) => {
    served.push(client.slice(folder.length + 1));
    isHidden = hides;
  });
  return published;
}

let number = 0;
async function publishText(text: string | null, publishAt: Date): Promise<void> {
  number += 1;
  await database.db.insert(documentVersions).values({ path: 'kliniek.yaml', number, text, publishAt, createdAt: now });
}
const publish = (phone: string, publishAt = now) =>
  publishText(readOriginal('kliniek.yaml').replace(/^telefoon: .*$/m, `telefoon: ${phone}`), publishAt);

test('visitors get what is published once its build is whole', async () => {
  const { site, look } = await start();
  expect([served, (await site.state()).state]).toEqual([[], 'online']);
  whileBuilding = async () => expect([served, (await site.state()).state]).toEqual([[], 'building']);
  await publish('040 1');
  await look();
  expect([served, (await site.state()).state]).toEqual([['040 1/client'], 'online']);
  await look();
  expect(builds).toEqual(['040 1']);
});

test('a server whose files were made of what is published makes no site of it, until staff publish another', async () => {
  await publish('040 1');
  const pulled = number;
  const { look } = await start(undefined, { ...siteContent, holds: (version) => version.number === pulled });
  expect([served, builds]).toEqual([[], []]);
  await publish('040 2');
  await look();
  expect(builds).toEqual(['040 2']);
});

test('a server that starts stands up with what is published, whose build is not made twice', async () => {
  await publish('040 1');
  await publish('040 2', new Date(NOW.getTime() - 1));
  const first = await start();
  await first.look();
  await first.stop();
  expect(builds).toEqual(['040 1']);
  served = [];
  await start();
  expect([served, builds]).toEqual([['040 1/client'], ['040 1']]);
});

test('a server that was killed while it made the site starts with what visitors saw before', async () => {
  const killed = await start();
  await publish('040 1');
  await killed.look();
  await killed.stop();
  now = new Date(NOW.getTime() + 60_000);
  await publish('040 2', now);
  served = [];
  const isBuilding = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  whileBuilding = async () => {
    isBuilding.resolve();
    await mayGoOn.promise;
  };
  const { look } = await start();
  await isBuilding.promise;
  expect(served).toEqual(['040 1/client']);
  mayGoOn.resolve();
  await look();
  expect(served).toEqual(['040 1/client', '040 2/client']);
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
  const { site, look } = await start();
  whileBuilding = async () => {
    throw new Error('ENOSPC');
  };
  await publish('040 3');
  await look();
  await look();
  expect([served, (await site.state()).state]).toEqual([[], 'failed']);
  whileBuilding = async () => {};
  await publish('040 4');
  await look();
  expect([served, await site.state()]).toEqual([
    ['040 4/client'],
    expect.objectContaining({ state: 'online', problem: null }),
  ]);
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
  const { site, look } = await start();
  await publish('geen nummer');
  await look();
  expect(await site.state()).toMatchObject({
    state: 'failed',
    problem: 'kliniek.yaml telefoon: moet een telefoonnummer zijn zoals 040 123 45 67',
  });
  expect(builds).toEqual([]);
});

test('several publications during a build become one more build', async () => {
  const { look } = await start();
  whileBuilding = async () => {
    whileBuilding = async () => {};
    for (const phone of ['040 6', '040 7', '040 8']) {
      await publish(phone);
      void look();
    }
  };
  await publish('040 5');
  await look();
  expect(builds).toEqual(['040 5', '040 8']);
  expect(served.at(-1)).toBe('040 8/client');
});

test('a time that comes needs nobody, and the file of the repository comes back', async () => {
  const { look } = await start();
  await publish('040 9', new Date(NOW.getTime() + 60_000));
  await look();
  expect(served).toEqual([]);
  now = new Date(NOW.getTime() + 60_000);
  await look();
  expect(served).toEqual(['040 9/client']);
  await publishText(null, now);
  await look();
  expect(served).toEqual(['040 9/client', 'original/client']);
});

test('what ends leaves the site without anybody, and a waiting time also because nobody confirms it', async () => {
  const put = (path: string, text: string) =>
    database.db.insert(documentVersions).values({ path, number: 1, text, publishAt: now, createdAt: now });
  const texts: string[] = [];
  const { look } = await start((root) => {
    const of = (name: string) =>
      readFileSync(join(root, 'content', name), 'utf8')
        .replaceAll('\n', ' ')
        .trim();
    texts.push(`${of('bericht.yaml')} ${of('wachttijd.yaml')}`);
  });
  await put('bericht.yaml', 'tekst: Dicht\ntot: 2026-11-27T17:00\n');
  await put('wachttijd.yaml', 'wachttijd: twee weken\n');
  for (const days of [0, 5, 6, 34, 35]) {
    now = new Date(NOW.getTime() + days * 86_400_000);
    await look();
  }
  expect(texts).toEqual([
    'tekst: Dicht tot: 2026-11-27T17:00 wachttijd: twee weken bevestigd: 2026-11-21',
    'tekst: null tot: null wachttijd: twee weken bevestigd: 2026-11-21',
    'tekst: null tot: null wachttijd: null bevestigd: null',
  ]);
});

const [FIRST, CROPPED] = ['a'.repeat(32), 'b'.repeat(32)];

/** A page with a picture of the library. */
async function publishPicture(): Promise<void> {
  await database.db.insert(images).values({ hash: FIRST, uploadedAt: now, focalX: 30, focalY: 80 });
  await store.put([FIRST, CROPPED].map((hash) => ({ name: `${hash}.webp`, bytes: new Uint8Array([1, 2, 3]) })));
  const path = 'behandelingen/natuurgeneeskunde.md';
  const text = readOriginal(path).replace(/^foto: .*$/m, `foto: /api/admin/download/${FIRST}.webp`);
  await database.db.insert(documentVersions).values({ path, number: 1, text, publishAt: now, createdAt: now });
}
async function crop(): Promise<void> {
  await database.db.insert(images).values({ hash: CROPPED, uploadedAt: now, partOf: FIRST });
  await database.db.update(images).set({ shownAs: CROPPED }).where(eq(images.hash, FIRST));
}
const PAGE_PICTURE = `/_astro/${FIRST}-30-80.C1_2.avif`;

test('a build gets the pictures of the library that documents show, and only those', async () => {
  await publishPicture();
  await database.db.insert(images).values({ hash: 'c'.repeat(32), uploadedAt: now });
  await start();
  expect(builtPictures).toEqual([[`${FIRST}-30-80.webp`]]);
  expect(isHidden(PAGE_PICTURE)).toBe(false);
});

test('a picture that was cropped is hidden before the pages are made anew, also when that fails', async () => {
  await publishPicture();
  const { site, look } = await start();
  await crop();
  whileBuilding = async () => {
    expect([isHidden(PAGE_PICTURE), isHidden('/delen/home.jpg'), isHidden('/index.html')]).toEqual([true, true, false]);
    throw new Error('ENOSPC');
  };
  await look();
  expect([(await site.state()).state, isHidden(PAGE_PICTURE)]).toEqual(['failed', true]);
  whileBuilding = async () => {};
  await publish('040 10');
  await look();
  expect([(await site.state()).state, isHidden(PAGE_PICTURE), isHidden('/delen/home.jpg')]).toEqual([
    'online',
    false,
    false,
  ]);
});

test('a crop that is undone shows the picture again at once', async () => {
  await publishPicture();
  const { look } = await start();
  await crop();
  whileBuilding = async () => {
    await database.db.update(images).set({ shownAs: null });
  };
  await look();
  await look();
  expect(isHidden(PAGE_PICTURE)).toBe(false);
});

test('a picture that was removed for good, or that the store lost, holds up no build', async () => {
  await publishPicture();
  const { site, look } = await start();
  await database.db.update(images).set({ state: 'removed' });
  await look();
  await database.db.update(images).set({ state: 'stored' });
  store.files.clear();
  await look();
  expect((await site.state()).state).toBe('online');
  expect(builtPictures).toEqual([[`${FIRST}-30-80.webp`], [], []]);
});

test('while the store does not answer, visitors keep the site of before', async () => {
  const { site, look } = await start();
  await publishPicture();
  store.find = async () => {
    throw new Error('The store is unavailable');
  };
  await look();
  expect([(await site.state()).state, served]).toEqual(['failed', []]);
});

describe('a preview', () => {
  const MADE = { timeout: 20_000, interval: 50 };
  const draft = (phone: string) => readOriginal('kliniek.yaml').replace(/^telefoon: .*$/m, `telefoon: ${phone}`);
  const begin = async (published: Awaited<ReturnType<typeof start>>, phone: string) => {
    const changed = new Map([['kliniek.yaml', draft(phone)]]);
    const edition = await currentEdition({ db: database.db }, siteContent, now, changed);
    return published.site.previews?.begin(edition, 'kliniek.yaml') ?? '';
  };

  test('shows staff the site with a draft, and visitors nothing of it', async () => {
    const published = await start();
    const token = await begin(published, '040 5');
    expect(published.site.previews?.stateOf(token)).toEqual({ state: 'making', problem: null });
    await vi.waitFor(() => expect(published.site.previews?.stateOf(token).state).toBe('ready'), MADE);
    expect([builds, served]).toEqual([['040 5'], []]);
    expect(published.findPreview(token)?.files.has('/index.html')).toBe(true);
    expect(published.findPreview('another')).toBeUndefined();
  });

  test('says why it cannot be made, and ends when three others were', async () => {
    const published = await start(() => {
      if (builds.length === 0) throw new CommandError('The disk is full');
    });
    const first = await begin(published, '040 5');
    const failed = { state: 'failed', problem: 'The disk is full' };
    await vi.waitFor(() => expect(published.site.previews?.stateOf(first)).toEqual(failed), MADE);
    builds.push('one that worked');
    for (const phone of ['040 6', '040 7', '040 8']) await begin(published, phone);
    expect(published.site.previews?.stateOf(first)).toEqual({ state: 'ended', problem: null });
  });

  test('takes its turn: what is published meanwhile is made of what is published', async () => {
    const published = await start();
    await begin(published, '040 5');
    await publish('040 6');
    await published.look();
    expect([builds, served]).toEqual([['040 5', '040 6'], ['040 6/client']]);
  });

  test('lets visitors go first: what is published waits for one at most', async () => {
    const published = await start();
    const isBuilding = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    whileBuilding = async () => {
      isBuilding.resolve();
      await mayGoOn.promise;
    };
    await begin(published, '040 7');
    const last = await begin(published, '040 8');
    await isBuilding.promise;
    await publish('040 9');
    const seen = published.look();
    mayGoOn.resolve();
    await seen;
    await vi.waitFor(() => expect(published.site.previews?.stateOf(last).state).toBe('ready'), MADE);
    expect(builds).toEqual(['040 7', '040 9', '040 8']);
  });
});
