import { describe, expect, test } from 'vitest';
import { addAdministrator } from '../../../../tests/support/administrator.ts';
import { recordingCache } from '../../../../tests/support/api/recording-cache.ts';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DOCTOR, setUpReviews } from '../../../../tests/support/articles/reviews.ts';
import type { ArticleReviews } from '../../../shared/contract/articles/reviews.ts';
import { eq } from '../../db/drizzle.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { images } from '../../db/schema/images.ts';
import { staff } from '../../db/schema/staff.ts';
import { replacePicture } from '../../pictures/library/change.ts';
import { changePerson, deactivateAccount } from '../../staff/people/change.ts';
import { deleteFromBin, restoreFromBin } from '../bin/bin.ts';

const cdn = recordingCache();
const app = setUpTestApp({ cache: cdn.cache });
const { article, review, withdraw, read, open, listed, save, shown, setPublished, request, pass } = setUpReviews(app);

const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];
const daysPass = (days: number) => pass(days * 24 * 60);
const states = async () => [(await open()).reviews.article.state, (await listed())?.review];

describe('a review', () => {
  test('names who, when and until when, to staff and to readers', async () => {
    await setPublished(true);
    expect(await states()).toEqual(['none', 'none']);
    expect((await shown()).review).toBeNull();
    const reviews = (await (await review({ note: 'Let op de bijsluiter' })).json()) as ArticleReviews;
    const stored = {
      id: expect.any(Number),
      reviewer: { name: 'Anna', ...DOCTOR, isActive: true },
      reviewedAt: '2026-11-21T10:00:00.000Z',
      dueOn: '2029-11-21',
      note: 'Let op de bijsluiter',
      withdrawnAt: null,
      isOfDraft: false,
    };
    expect(reviews).toEqual({
      article: { state: 'reviewed', review: stored, hasChanged: false },
      draft: null,
      history: [stored],
      reviewer: { name: 'Anna', ...DOCTOR },
      refusal: null,
    });
    expect([await states(), await read()]).toEqual([['reviewed', 'reviewed'], reviews]);
    expect((await shown()).review).toEqual({
      name: 'Anna',
      ...DOCTOR,
      reviewedOn: '2026-11-21',
      dueOn: '2029-11-21',
    });
    expect(JSON.stringify(await shown())).not.toContain('bijsluiter');
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'article.reviewed'));
    expect(log).toMatchObject([{ subjectId: article.id, staffId: article.staffId }]);
  });

  test('is refused for a text that is not the one on the screen', async () => {
    const { version } = article;
    await save({ content: '<p>Anders.</p>' });
    expect(await errorOf(await review({ version }))).toEqual([
      409,
      'This text was changed, published or discarded after you opened it. Load it again, and read what is new before you review it.',
    ]);
    expect(await errorOf(await review({ draft: 1 }))).toMatchObject([409, expect.any(String)]);
    expect(await app.db.select().from(articleReviews)).toEqual([]);
  });

  test('is refused without a BIG number, and for an article that is not there', async () => {
    await changePerson(app.system, STAFF.email, { reviewer: null });
    const refusal =
      'Only a medical reviewer can review: an account with a BIG number. Ask an administrator to add yours.';
    expect(await errorOf(await review())).toEqual([
      403,
      'You may not review articles: that takes an account with a BIG number. Your role is Administrator. An administrator can change that.',
    ]);
    expect((await read()).refusal).toBe(refusal);
    expect((await request('999/reviews')).status).toBe(404);
    const visitor = await app.request(`/api/admin/articles/${article.id}/reviews`);
    expect(visitor.status).toBe(401);
  });

  test('is stored once when it is sent twice', async () => {
    expect([(await review()).status, (await review()).status]).toEqual([200, 200]);
    expect((await read()).history).toHaveLength(1);
    await review({ note: 'Nog eens' });
    daysPass(1);
    Object.assign(article, await app.logIn());
    await review({ note: 'Nog eens' });
    expect((await read()).history).toHaveLength(3);
  });

  test('invalidates the page of a published article alone', async () => {
    cdn.take();
    await review();
    expect(cdn.take()).toEqual([]);
    await setPublished(true);
    cdn.take();
    await review();
    expect(cdn.take()).toEqual([{ how: 'invalidate', tags: ['article:slapen-zonder-pillen'] }]);
    await withdraw();
    expect(cdn.take()).toEqual([{ how: 'purge', tags: ['article:slapen-zonder-pillen'] }]);
  });
});

describe('the next check', () => {
  test('is in a year for an article about medicines', async () => {
    await save({ tags: ['medicijnen'] });
    expect(((await (await review()).json()) as ArticleReviews).article.review?.dueOn).toBe('2027-11-21');
  });

  test.each([
    ['2026-11-21', 'The next check must be after today'],
    ['2026-11-20', 'The next check must be after today'],
    ['2031-11-22', 'The next check must be within 5 years'],
    ['2027-02-30', 'The next check must be a date'],
  ])('cannot be on %s', async (dueOn, message) => {
    const response = await review({ dueOn });
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { dueOn: message } }]);
  });

  test('is due from its day on, on the calendar of Amsterdam', async () => {
    await review({ dueOn: '2026-11-23' });
    app.time.now = new Date('2026-11-22T22:59:00Z');
    Object.assign(article, await app.logIn());
    expect(await states()).toEqual(['reviewed', 'reviewed']);
    app.time.now = new Date('2026-11-22T23:00:00Z');
    expect(await states()).toEqual(['due', 'due']);
  });
});

describe('a change after the review', () => {
  test('of a shown file is visible to staff, for cover and text', async () => {
    const [cover, inside, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
    const address = (hash: string) => `/api/admin/download/${hash}.webp`;
    await app.db.insert(images).values([cover, inside, other].map((hash) => ({ hash, uploadedAt: app.time.now })));
    await save({ image: address(cover), content: `<p>Bos <img src="${address(inside)}" alt="Bos"></p>` });
    for (const shownPicture of [cover, inside]) {
      daysPass(1);
      Object.assign(article, await app.logIn());
      await review();
      expect((await open()).reviews.article).toMatchObject({ state: 'reviewed', hasChanged: false });
      daysPass(1);
      Object.assign(article, await app.logIn());
      await replacePicture(app.system, shownPicture, { by: other, version: 1 });
      expect([await states(), (await open()).reviews.article.hasChanged]).toEqual([['changed', 'changed'], true]);
    }
  });

  test.each([
    { content: '<p>Wie slecht slaapt, begint overdag!</p>' },
    { title: 'Slapen met pillen' },
    { excerpt: 'Kort' },
    { image: 'https://x.example/a.png' },
    { imageAlt: 'Een bed' },
    { videoUrl: 'https://vimeo.com/1' },
  ])('of %o is visible to staff, and readers keep the day of the review', async (change) => {
    await setPublished(true);
    await review();
    daysPass(3);
    Object.assign(article, await app.logIn());
    const saved = await save({ ...change, slug: 'slapen-zonder-pillen', isPublished: true });
    expect(saved.status).toBe(200);
    expect([await states(), (await open()).reviews.article.hasChanged]).toEqual([['changed', 'changed'], true]);
    expect((await shown()).review).toMatchObject({ reviewedOn: '2026-11-21' });
    await review();
    expect((await shown()).review).toMatchObject({ reviewedOn: '2026-11-24' });
    expect(await states()).toEqual(['reviewed', 'reviewed']);
  });

  test('of slug, tags or SEO texts does not count', async () => {
    await review();
    await save({ slug: 'anders', tags: ['rust'], seoTitle: 'Zoek', seoDescription: 'Vind', isPublished: true });
    expect(await states()).toEqual(['reviewed', 'reviewed']);
    await save({ slug: 'anders', title: 'Eerst zo', isPublished: true });
    await save({ slug: 'anders', isPublished: true });
    expect(await states()).toEqual(['reviewed', 'reviewed']);
  });
});

describe('withdrawing', () => {
  test('takes the review from readers, and the one before counts again', async () => {
    await setPublished(true);
    await review();
    daysPass(1);
    Object.assign(article, await app.logIn());
    await review();
    await withdraw();
    expect([await states(), (await shown()).review?.reviewedOn]).toEqual([['reviewed', 'reviewed'], '2026-11-21']);
    const { history } = await read();
    await withdraw(history[1]?.id);
    expect([await states(), (await shown()).review]).toEqual([['withdrawn', 'withdrawn'], null]);
    expect((await withdraw(history[1]?.id)).status).toBe(200);
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'article.review-withdrawn'));
    expect(log).toHaveLength(2);
  });

  test('refuses the review of another article', async () => {
    await review();
    const [own] = (await read()).history;
    const other = await app.article(article.cookie, { title: 'Een ander' });
    expect((await request(`${other.id}/reviews/${own?.id}/withdraw`, 'POST')).status).toBe(404);
    expect(await states()).toEqual(expect.arrayContaining(['reviewed']));
  });
});

describe('a reviewer who leaves', () => {
  test('keeps the review, and staff see that they left', async () => {
    await setPublished(true);
    await review();
    await addAdministrator(app.db);
    await deactivateAccount(app.system, STAFF.email);
    await app.db.update(staff).set({ email: 'anders@clinic.example' }).where(eq(staff.email, STAFF.email));
    Object.assign(article, await app.logIn());
    const { article: status, refusal } = await read();
    expect([status.state, status.review?.reviewer.isActive, (await shown()).review?.name]).toEqual([
      'reviewed',
      false,
      'Anna',
    ]);
    expect(refusal).toContain('BIG number');
    expect((await withdraw()).status).toBe(200);
  });

  test('keeps what readers saw when the reviewer’s profession changes', async () => {
    await setPublished(true);
    await review();
    await changePerson(app.system, STAFF.email, { reviewer: { profession: 'keuringsarts', bigNumber: '19012345602' } });
    expect((await shown()).review).toMatchObject(DOCTOR);
  });
});

test('keeps reviews while the article is in the bin, then deletes them', async () => {
  await setPublished(true);
  await review();
  await request(String(article.id), 'DELETE');
  await restoreFromBin(app.system, article.id);
  expect([await states(), (await shown()).review?.name]).toEqual([['reviewed', 'reviewed'], 'Anna']);
  await request(String(article.id), 'DELETE');
  await deleteFromBin(app.system, article.id);
  expect(await app.db.select().from(articleReviews)).toEqual([]);
});
