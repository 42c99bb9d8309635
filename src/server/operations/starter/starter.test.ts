import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../../tests/support/pictures/memory-store.ts';
import { FIXED_CATEGORIES } from '../../../shared/categories.ts';
import type { PicturePage } from '../../../shared/contract/pictures/pictures.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { upsertAccount } from '../../staff/accounts.ts';
import { fillWithStarterMagazine, isEmptyMagazine, isUntouched, STARTER_FOLDER } from './fill.ts';
import { readStarterMagazine } from './read.ts';

const { articles: items, writers } = await readStarterMagazine(STARTER_FOLDER);
const inputsOf = (type: string) => items.filter(({ input }) => input.type === type).map(({ input }) => input);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the starter magazine', () => {
  test('has enough articles, videos and writers, in all categories', () => {
    expect(inputsOf('article').length).toBeGreaterThanOrEqual(24);
    expect(inputsOf('video').length).toBeGreaterThanOrEqual(4);
    expect(writers.filter(({ bio }) => bio)).toHaveLength(4);
    expect(new Set(items.map(({ input }) => input.category))).toEqual(new Set(FIXED_CATEGORIES));
    const dates = items.map(({ publishedAt }) => publishedAt.getTime()).sort();
    const months = ((dates.at(-1) ?? 0) - (dates[0] ?? 0)) / (30.4 * DAY_MS);
    expect(months).toBeGreaterThan(16);
    expect(months).toBeLessThanOrEqual(18);
  });

  test('has items with and without each optional field', () => {
    const excerpts = inputsOf('article').map(({ excerpt }) => Boolean(excerpt));
    expect(new Set(excerpts)).toEqual(new Set([true, false]));
    expect(items.some(({ writerKey }) => !writerKey)).toBe(true);
    const kinds = inputsOf('video').map(({ videoUrl }) => {
      if (!videoUrl) return 'picture';
      return videoUrl.includes('vimeo.com') ? 'vimeo' : 'other';
    });
    expect(new Set(kinds)).toEqual(new Set(['vimeo', 'other', 'picture']));
  });

  test.each(inputsOf('article').map((article) => [article.slug, article] as const))(
    '%s is complete',
    (_slug, { content }) => {
      expect(words(content)).toBeGreaterThanOrEqual(500);
      expect(words(content)).toBeLessThanOrEqual(900);
      expect(content).toMatch(/<h2>/);
      expect(content).toMatch(/<[uo]l>/);
      expect(content).toMatch(/<a href="https:/);
      expect(content).toMatch(/huisarts|arts/i);
    },
  );
});

test.each(items.map(({ input }) => [input.slug, input] as const))('%s refers to each of its sources', (_, input) => {
  expect(input.sources.length).toBeGreaterThan(1);
  const unused = input.sources.filter(({ id }) => !input.content.includes(`<sup data-source="${id}"></sup>`));
  expect(unused).toEqual([]);
});

test('fills in the facts of the clinic', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-starter-'));
  await writeFile(join(folder, 'writers.yaml'), 'a:\n  name: "{naam:willem-aerts}"\n  email: a@clinic.example\n');
  const front = 'title: Bel {telefoon}\ncategory: Hormonen\ntype: article\npublishedAt: 2026-01-01T08:00:00+01:00';
  await writeFile(join(folder, 'bel.md'), `---\n${front}\n---\nBel [ons](tel:{telefoon}) in {plaats}.`);
  const { articles, writers } = await readStarterMagazine(folder);
  expect(writers[0]?.name).toBe('Willem Aerts');
  expect(articles[0]?.input.title).toBe('Bel 040 222 01 45');
  expect(articles[0]?.input.content).toContain('<a href="tel:+31402220145">ons</a> in Waalre.');
  await rm(folder, { recursive: true });
});

describe('readStarterMagazine', () => {
  const WHOLE = { title: 'Film', category: 'Hormonen', type: 'video', publishedAt: '2026-01-01T08:00:00+01:00' };
  const lines = (fields: object) => Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

  async function refusal(markdown: string, writers = '{}'): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'clinic-starter-'));
    await writeFile(join(folder, 'writers.yaml'), writers);
    await writeFile(join(folder, 'kapot.md'), markdown);
    const error = await readStarterMagazine(folder).catch((error: Error) => error);
    await rm(folder, { recursive: true });
    return (error as Error).message.replace(`${folder}/`, '');
  }
  const article = (fields: object) => refusal(['---', ...lines(fields), '---', 'Tekst'].join('\n'));

  test.each([
    [{ title: undefined }, 'kapot.md: title: is missing; fill it in'],
    [{ title: 2026 }, 'kapot.md: title: must be text; put a number or a date between quotes'],
    [{ type: 'film' }, 'kapot.md: type: must be article or video'],
    [
      { publishedAt: '9999-01-01T08:00:00+01:00' },
      'kapot.md: publishedAt: is in the future; fill in a past moment, or schedule the article in the admin area',
    ],
    [{ tags: 'slaap' }, 'kapot.md: tags: must be a list, such as [one, another]'],
    [{ videoUrl: 'vimeo' }, 'kapot.md: videoUrl: must be a complete address that starts with https://'],
    [
      { review: '{ by: jo, on: 2026-01-01, due: 2027-01-01 }' },
      'kapot.md: review.by "jo" is not in content/team.yaml; add it there or correct the name',
    ],
    [
      { review: '{ by: saskia-brouwers, on: 2026-01-01, due: 2027-01-01 }' },
      expect.stringMatching(/has no BIG-nummer/),
    ],
    [
      { review: `{ by: willem-aerts, on: 9998-01-01, due: 9999-01-01 }` },
      'kapot.md: review.on: is in the future; fill in the day on which the text was reviewed',
    ],
    [
      { review: '{ by: willem-aerts, on: 2026-01-01, due: 2026-01-01 }' },
      'kapot.md: review.due: must be after the day of the review',
    ],
    [
      { review: '{ by: willem-aerts, on: 2026-02-30, due: 2027-01-01 }' },
      'kapot.md: review.on: must be a date, such as 2026-03-12',
    ],
    [{ autor: 'Jo' }, 'kapot.md: autor: is not a field of this file; correct its name or remove it'],
    [{ title: '{telefon}' }, expect.stringMatching(/^kapot\.md:2: \{telefon\} is geen gegeven van de kliniek/)],
    [{ writer: 'jo' }, 'kapot.md: writer "jo" is not in writers.yaml; add it there or correct the name'],
  ])('refuses the settings %o', async (fields, message) => {
    const { title, ...others } = { ...WHOLE, ...fields };
    expect(await article(title === undefined ? others : { title, ...others })).toEqual(message);
  });

  test('refuses invalid YAML, a missing settings block and an invalid writer', async () => {
    expect(await article({ ...WHOLE, title: 'Slaap: wat helpt' })).toMatch(
      /^kapot\.md: is not valid YAML: .* at line 2, column \d+; write "field: value" .* between quotes$/,
    );
    expect(await refusal('Alleen tekst')).toMatch(/^kapot\.md: must start with a block of settings .*; add it$/);
    expect(await refusal('', 'jo:\n  name: Jo\n  email: jo\n')).toBe(
      'writers.yaml: jo.email: must be an e-mail address',
    );
  });
});

describe('filling an empty database', () => {
  const store = memoryStore();
  const app = setUpTestApp({ images: store });
  beforeEach(() => {
    store.files.clear();
    store.fail = false;
  });

  test('publishes every item with its own date and writer', { tags: ['slow'] }, async () => {
    expect(await isUntouched(app.system)).toBe(true);
    expect(await isEmptyMagazine(app.system)).toBe(true);
    expect(await fillWithStarterMagazine(app.system, STARTER_FOLDER)).toBe(items.length);
    expect(await isUntouched(app.system)).toBe(false);
    expect(await isEmptyMagazine(app.system)).toBe(false);
    const { articles, total } = (await (await app.request('/api/articles?limit=1')).json()) as {
      articles: unknown[];
      total: number;
    };
    expect(total).toBe(items.length);
    const newest = items.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0];
    expect(articles[0]).toMatchObject({ title: newest?.input.title, publishedAt: newest?.publishedAt.toISOString() });
  });

  test('puts the covers into the library, where staff find and keep them', { tags: ['slow'] }, async () => {
    await fillWithStarterMagazine(app.system, STARTER_FOLDER);
    const { cookie } = await app.logIn();
    const response = await app.request('/api/admin/pictures?limit=48', { cookie });
    const { pictures }: PicturePage = await response.json();
    expect(pictures.map(({ name }) => `/assets/magazine/${name}`).sort()).toEqual(
      items.map(({ input }) => input.image).sort(),
    );
    for (const { hash, name, alt, isUsed, focalX } of pictures) {
      const cover = items.find(({ input }) => input.image === `/assets/magazine/${name}`)?.input;
      expect([name, alt, isUsed, focalX]).toEqual([name, cover?.imageAlt, true, 72]);
      // The three sizes are those of the file, as they are.
      for (const size of ['', '-1080', '-640']) {
        const stored = await store.files.get(`${hash}${size}.webp`)?.arrayBuffer();
        const file = await readFile(`public/assets/magazine/${name?.replace('.webp', `${size}.webp`)}`);
        expect(Buffer.from(stored ?? new ArrayBuffer(0))).toEqual(file);
      }
    }
    const [first] = pictures;
    const deletion = await app.request(`/api/admin/pictures/${first?.hash}`, { method: 'DELETE', cookie });
    expect([deletion.status, (await deletion.json()).error]).toEqual([409, expect.stringContaining('it is still in')]);
  });

  test('goes on without a picture store, with the covers as they are', { tags: ['slow'] }, async () => {
    store.fail = true;
    expect(await fillWithStarterMagazine(app.system, STARTER_FOLDER)).toBe(items.length);
    const { articles } = await (await app.request('/api/articles?limit=1')).json();
    expect(articles[0].image).toMatch(/^\/assets\/magazine\//);
  });

  test('tells readers of no article that an example reviewed it', { tags: ['slow'] }, async () => {
    await fillWithStarterMagazine(app.system, STARTER_FOLDER);
    for (const { input } of items) {
      const response = await app.request(`/api/articles/${input.slug}`);
      expect([input.slug, ((await response.json()) as { review: unknown }).review]).toEqual([input.slug, null]);
    }
  });

  test('writes nothing when a file is invalid', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clinic-starter-'));
    await cp(STARTER_FOLDER, folder, { recursive: true });
    await writeFile(
      join(folder, 'kapot.md'),
      '---\ntitle: Kapot\ncategory: Onzin\ntype: article\npublishedAt: 2026-01-01T08:00:00+01:00\n---\nTekst',
    );
    await expect(fillWithStarterMagazine(app.system, folder)).rejects.toThrow(
      /kapot\.md: category: must be one of the 16 categories/,
    );
    expect(await isUntouched(app.system)).toBe(true);
    await rm(folder, { recursive: true });
  });

  test('is possible on request, but not automatic, when an account exists', { tags: ['slow'] }, async () => {
    await upsertAccount(app.system, { email: 'anna@example.nl', password: 'vier woorden van de plank' });
    expect(await isUntouched(app.system)).toBe(false);
    expect(await isEmptyMagazine(app.system)).toBe(true);
  });
});
