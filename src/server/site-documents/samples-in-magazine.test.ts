import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { KNOWN_SAMPLES } from '../../shared/samples/known-samples.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articleReviews } from '../db/schema/articles/reviews.ts';
import { images } from '../db/schema/images.ts';
import { writers } from '../db/schema/writers.ts';
import { samplesInMagazine } from './samples-in-magazine.ts';

const app = setUpTestApp();

/** Each as a line: what holds it, the sample, and where staff change it. */
const found = async () =>
  (await samplesInMagazine(app.db, KNOWN_SAMPLES)).map(({ what, sample, href }) => `${what}: ${sample} (${href})`);

test('finds samples in published articles and writers, not in drafts', async () => {
  const { cookie } = await app.logIn();
  const values = { name: 'Willem Aerts', email: 'willem@lindehof.nl' };
  const [writer] = await app.db.insert(writers).values(values).returning();
  await app.article(cookie, { title: 'Kruiden', writerId: writer?.id ?? 0, isPublished: true });
  const { id } = await app.article(cookie, {
    title: 'Bellen',
    content: '<p>Bel <a href="tel:+31402220145">ons</a></p>',
    isPublished: true,
  });
  await app.article(cookie, { title: 'Concept van Dommelhart' });
  await app.article(cookie, { title: 'Slapen', isPublished: true });
  expect(await found()).toEqual([
    'schrijver “Willem Aerts”: Willem Aerts (/admindash?tab=writers)',
    `artikel “Bellen”: +31402220145 (/admindash/articles/${id})`,
  ]);
});

test('finds a sample in the registration of a writer', async () => {
  const registration = 'huisarts, BIG-nummer 00000000000';
  await app.db.insert(writers).values({ name: 'Willem Aerts', email: 'w@kliniek.nl', registration });
  expect(await found()).toContain('schrijver “Willem Aerts”: 00000000000 (/admindash?tab=writers)');
});

test('finds samples in tags, sources and the texts of pictures', async () => {
  const { cookie } = await app.logIn();
  const source = { id: 'boek', title: 'Boek', publisher: 'Saskia Brouwers', year: 2020 };
  const { id: tagged } = await app.article(cookie, { title: 'Een', tags: ['Saskia Brouwers'], isPublished: true });
  const { id: sourced } = await app.article(cookie, { title: 'Twee', sources: [source], isPublished: true });
  const hash = 'a'.repeat(32);
  await app.db.insert(images).values({ hash, uploadedAt: app.time.now, credit: 'Saskia Brouwers', name: 'Bos' });
  await app.db
    .insert(images)
    .values({ hash: 'b'.repeat(32), uploadedAt: app.time.now, credit: 'Saskia Brouwers', deletedAt: app.time.now });
  expect(await found()).toEqual([
    `artikel “Een”: Saskia Brouwers (/admindash/articles/${tagged})`,
    `artikel “Twee”: Saskia Brouwers (/admindash/articles/${sourced})`,
    `foto “Bos”: Saskia Brouwers (/admindash/pictures?open=${hash})`,
  ]);
});

test('finds sample reviewers of what readers see', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { title: 'Slapen', isPublished: true });
  const { id: draft } = await app.article(cookie, { title: 'Concept' });
  const review = {
    revision: 1,
    reviewerName: 'Bram',
    reviewerProfession: 'huisarts',
    reviewerBigNumber: '00000000000',
    reviewedAt: new Date('2026-01-02T12:00:00Z'),
    dueOn: '2029-01-02',
  };
  await app.db.insert(articleReviews).values([
    { ...review, articleId: id },
    { ...review, articleId: id, withdrawnAt: new Date('2026-01-03T12:00:00Z') },
    { ...review, articleId: draft },
  ]);
  expect(await found()).toEqual([`medische controle van “Slapen” door Bram: 00000000000 (/admindash/articles/${id})`]);
});

test('reads more articles than fit in one batch', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { title: 'Eerste', isPublished: true });
  const [first] = await app.db.select().from(articles);
  const { id: _, ...row } = first ?? {};
  const rows = Array.from({ length: 401 }, (__, number) => ({
    ...row,
    slug: `s-${number}`,
    title: `Artikel ${number}`,
  }));
  await app.db.insert(articles).values([...rows.slice(0, 400), { ...rows[400], author: 'Saskia Brouwers' }] as never);
  expect(id).toBeGreaterThan(0);
  expect(await found()).toEqual([
    expect.stringMatching(/^artikel “Artikel 400”: Saskia Brouwers \(\/admindash\/articles\/\d+\)$/),
  ]);
});
