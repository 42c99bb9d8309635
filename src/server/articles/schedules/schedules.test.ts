import { describe, expect, test } from 'vitest';
import { recordingCache } from '../../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { IN_AN_HOUR, setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import type { AdminArticlePage } from '../../../shared/contract/articles/articles-for-staff.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { auditLog } from '../../db/schema/audit.ts';

const cdn = recordingCache();
const app = setUpTestApp({ cache: cdn.cache });
const { article, schedule, cancel, open, listed, scheduleOf, save, saveDraft, setPublished, request } =
  setUpSchedules(app);

const errorOf = async (response: Response) => {
  const { error, fields } = (await response.json()) as { error: string; fields?: Record<string, string> };
  return { status: response.status, error, fields };
};
const page = async (query: string): Promise<AdminArticlePage> =>
  (await app.request(`/api/admin/articles?${query}`, { cookie: article.cookie })).json();

describe('a schedule', () => {
  test('is stored with its instant, revision and author', async () => {
    const response = await schedule();
    const expected = {
      action: 'publish',
      dueAt: '2026-11-21T11:00:00.000Z',
      wallTime: IN_AN_HOUR,
      revision: 1,
      hasNewerText: false,
      scheduledBy: { staffId: article.staffId, name: 'Anna' },
      failure: null,
      nextTryAt: '2026-11-21T11:00:00.000Z',
    };
    expect([response.status, await response.json()]).toEqual([200, expected]);
    expect(await scheduleOf()).toEqual(expected);
    expect(await listed()).toEqual({
      schedules: [
        {
          ...expected,
          articleId: article.id,
          title: 'Slapen zonder pillen',
          type: 'article',
          language: 'nl',
          live: null,
        },
      ],
      total: 1,
    });
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'article.created' },
      { action: 'article.scheduled', subjectId: article.id, subject: 'Slapen zonder pillen', staffId: article.staffId },
    ]);
  });

  test('replaces the earlier one', async () => {
    await schedule();
    await app.db.update(articleSchedules).set({ attempts: 3, failure: 'It failed.', tryAt: null });
    await schedule({ wallTime: '2027-01-05T08:30' });
    expect(await app.db.select().from(articleSchedules)).toMatchObject([
      { wallTime: '2027-01-05T08:30', tryAt: new Date('2027-01-05T07:30:00Z'), attempts: 0, failure: null },
    ]);
  });

  test('keeps its revision and says so when something newer is saved', async () => {
    await schedule();
    await save({ title: 'Nieuwere titel' });
    expect(await scheduleOf()).toMatchObject({ revision: 1, hasNewerText: true });
    await schedule();
    expect(await scheduleOf()).toMatchObject({ revision: 2, hasNewerText: false });
  });

  test('of draft changes says that it waits as soon as the article is changed without them', async () => {
    await setPublished(true);
    const draft = await saveDraft({ title: 'Straks' });
    await schedule({ action: 'publish-changes', draft });
    for (const title of ['Rechtgezet', 'Nog eens']) await save({ title, isPublished: true });
    expect(await scheduleOf()).toMatchObject({
      failure: expect.stringMatching(/^This article was changed after its draft changes were saved/),
      nextTryAt: null,
    });
    const log = await app.db.select().from(auditLog);
    expect(log.filter(({ action }) => action === 'article.schedule-failed')).toMatchObject([
      { actor: 'system', subjectId: article.id },
    ]);
    const again = await saveDraft({ title: 'Straks' }, draft);
    await schedule({ action: 'publish-changes', draft: again });
    expect(await scheduleOf()).toMatchObject({ revision: again, failure: null });
  });

  test('is taken away, and once more without an error', async () => {
    await schedule();
    expect([(await cancel()).status, (await cancel()).status]).toEqual([204, 204]);
    expect([await scheduleOf(), (await listed()).total]).toEqual([null, 0]);
    const actions = (await app.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'article.schedule-cancelled')).toHaveLength(1);
  });

  test('ends when its article is published or unpublished by hand', async () => {
    await schedule();
    await setPublished(true);
    expect(await scheduleOf()).toBeNull();
    await schedule({ action: 'unpublish' });
    await save({ title: 'Andere titel', isPublished: true });
    expect(await scheduleOf()).toMatchObject({ action: 'unpublish', revision: null });
    await setPublished(false);
    expect(await scheduleOf()).toBeNull();
  });
});

describe('refuses', () => {
  test.each([
    ['2026-11-21T10:59', 'wallTime', 'That moment has passed. Choose a later one.'],
    ['2026-11-21T11:00', 'wallTime', 'That moment has passed. Choose a later one.'],
    ['0000-01-01T00:00', 'wallTime', 'That moment has passed. Choose a later one.'],
    ['2026-03-29T02:30', 'wallTime', 'That moment has passed. Choose a later one.'],
    ['2027-02-30T09:00', 'wallTime', 'This date does not exist. Choose another one.'],
    ['2027-02-28T24:00', 'wallTime', 'This date does not exist. Choose another one.'],
    ['2031-11-21T11:01', 'wallTime', 'Choose a moment within 5 years.'],
    ['9999-12-31T23:59', 'wallTime', 'Choose a moment within 5 years.'],
    [
      '2027-03-28T02:30',
      'wallTime',
      'The clocks go forward on March 28, 2027, so there is no 02:30. Choose 01:59 or earlier, or 03:00 or later.',
    ],
    [
      '2027-10-31T02:30',
      'occurrence',
      'The clocks go back on October 31, 2027, so 02:30 comes twice. Choose the first or the second.',
    ],
  ])('the time %s', async (wallTime, field, message) => {
    expect(await errorOf(await schedule({ wallTime }))).toEqual({
      status: 400,
      error: message,
      fields: { [field]: message },
    });
    expect(await scheduleOf()).toBeNull();
  });

  test.each([
    ['first', '2027-10-31T00:30:00.000Z'],
    ['second', '2027-10-31T01:30:00.000Z'],
  ])('no hour that comes twice when told it is the %s', async (occurrence, dueAt) => {
    expect(await (await schedule({ wallTime: '2027-10-31T02:30', occurrence })).json()).toMatchObject({ dueAt });
  });

  test('the first of two hours once it has passed', async () => {
    app.time.now = new Date('2027-10-31T00:45:00Z');
    Object.assign(article, await app.logIn());
    const wallTime = '2027-10-31T02:30';
    expect((await schedule({ wallTime, occurrence: 'first' })).status).toBe(400);
    expect((await schedule({ wallTime, occurrence: 'second' })).status).toBe(200);
  });

  test.each([['2026-12-01 09:00'], ['2026-12-01'], ['2026-12-01T09:00Z'], ['12026-12-01T09:00'], [''], [null], [1]])(
    'the wall time %j as malformed',
    async (wallTime) => expect((await schedule({ wallTime })).status).toBe(400),
  );

  test('what cannot be done with the article', async () => {
    expect(await errorOf(await schedule({ action: 'unpublish' }))).toMatchObject({
      status: 400,
      fields: { action: 'This article is not published, so it cannot be unpublished.' },
    });
    expect((await schedule({ action: 'publish-changes' })).status).toBe(400);
    await setPublished(true);
    expect((await errorOf(await schedule())).fields).toEqual({ action: 'This article is published already.' });
    expect((await schedule({ action: 'publish-changes' })).status).toBe(400);
  });

  test('a schedule for an article that was changed, is gone, or never was', async () => {
    const { version } = article;
    await save({ title: 'Andere titel' });
    expect(await errorOf(await schedule({ version }))).toMatchObject({
      status: 409,
      error: 'This article was changed by someone else',
    });
    expect((await schedule({ draft: 1 })).status).toBe(409);
    await request(String(article.id), 'DELETE');
    expect((await schedule()).status).toBe(404);
    expect((await cancel()).status).toBe(404);
    expect((await schedule({}, 999)).status).toBe(404);
  });

  test('visitors', async () => {
    await schedule();
    const path = `/api/admin/articles/${article.id}/schedule`;
    const body = { action: 'publish', wallTime: IN_AN_HOUR, version: 1, draft: null };
    const statuses = [
      (await app.request(path, { method: 'PUT', body })).status,
      (await app.request(path, { method: 'DELETE' })).status,
      (await app.request('/api/admin/schedules')).status,
    ];
    expect(statuses).toEqual([401, 401, 401]);
    expect(await scheduleOf()).not.toBeNull();
  });
});

describe('lists', () => {
  test('show, filter and count schedules, without those in the bin', async () => {
    const titles = async (query: string) => {
      const { articles, total, totalPages } = await page(query);
      return { titles: articles.map(({ title }) => title), total, totalPages };
    };
    await schedule();
    const others: number[] = [];
    for (const title of ['Ademhaling', 'Twee', 'Drie', 'Vier']) {
      const { id, version } = await app.article(article.cookie, { title, author: 'Jan' });
      others.push(id);
      if (title !== 'Ademhaling')
        expect((await schedule({ version, wallTime: '2027-01-01T09:00' }, id)).status).toBe(200);
    }
    await request(String(others[3]), 'DELETE');
    const counts = async () => (await app.request('/api/admin/article-counts', { cookie: article.cookie })).json();
    expect(await counts()).toEqual({ total: 4, drafts: 4, scheduled: 3, handedIn: 0 });
    expect((await listed()).schedules.map(({ title }) => title)).toEqual(['Slapen zonder pillen', 'Twee', 'Drie']);
    const all = ['Drie', 'Twee', 'Slapen zonder pillen'];
    expect(await titles('state=scheduled')).toEqual({ titles: all, total: 3, totalPages: 1 });
    expect(await titles('state=scheduled&limit=2')).toEqual({ titles: all.slice(0, 2), total: 3, totalPages: 2 });
    expect(await titles('state=scheduled&limit=2&page=2')).toEqual({ titles: all.slice(2), total: 3, totalPages: 2 });
    expect(await titles('state=scheduled&page=40')).toEqual({ titles: [], total: 3, totalPages: 1 });
    expect((await titles('state=scheduled&sort=title')).titles).toEqual(['Drie', 'Slapen zonder pillen', 'Twee']);
    expect((await titles('state=scheduled&author=Jan')).titles).toEqual(['Drie', 'Twee']);
    expect((await titles('state=scheduled&type=video')).total).toBe(0);
    expect(await titles('state=scheduled&search=ademhaling')).toMatchObject({ titles: [], total: 0 });
    expect(await titles('state=scheduled&search=twee')).toMatchObject({ titles: ['Twee'], total: 1 });
    expect((await titles('state=draft')).total).toBe(4);
    const [newest] = (await page('state=scheduled')).articles;
    expect(newest?.schedule).toEqual({
      action: 'publish',
      dueAt: '2027-01-01T08:00:00.000Z',
      wallTime: '2027-01-01T09:00',
      failure: null,
    });
    expect((await page('search=ademhaling')).articles[0]?.schedule).toBeNull();
    expect((await page('search=drie')).articles[0]?.schedule).not.toBeNull();
  });

  test('never show visitors a schedule', async () => {
    await setPublished(true);
    await schedule({ action: 'unpublish' });
    expect((await open()).schedule).not.toBeNull();
    for (const path of ['/api/articles', `/api/articles/${(await open()).slug}`])
      expect(await (await app.request(path)).text()).not.toContain('schedule');
  });
});
