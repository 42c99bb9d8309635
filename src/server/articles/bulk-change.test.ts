import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { recordingCache } from '../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { MAX_BULK_ARTICLES } from '../../shared/constants.ts';
import type { BulkChange, BulkResult } from '../../shared/contract/articles/bulk-changes.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { DatabaseConnectionError } from '../db/postgres-errors.ts';
import { auditLog } from '../db/schema/audit.ts';
import { changeArticles } from './bulk-change.ts';

const cdn = recordingCache();
const app = setUpTestApp({ cache: cdn.cache });
let cookie = '';
beforeEach(async () => {
  await app.settled();
  cdn.take();
  ({ cookie } = await app.logIn());
});

const send = (body: unknown) => app.request('/api/admin/article-changes', { method: 'POST', body, cookie });
async function change(action: string, selected: Array<{ id: number; version: number }>, more: object = {}) {
  const articles = selected.map(({ id, version }) => ({ id, version }));
  const response = await send({ action, articles, ...more });
  return ((await response.json()) as { results: BulkResult[] }).results;
}
const load = async (id: number) => (await app.request(`/api/admin/articles/${id}`, { cookie })).json();
const threeArticles = async (fields: Record<string, unknown> = {}) => [
  await app.article(cookie, fields),
  await app.article(cookie, fields),
  await app.article(cookie, fields),
];
const outcomes = (results: BulkResult[]) => results.map(({ outcome }) => outcome);

test('publishes and unpublishes all that are selected', async () => {
  const selected = await threeArticles();
  expect(outcomes(await change('publish', selected))).toEqual(['done', 'done', 'done']);
  for (const { id, slug } of selected) {
    expect(await load(id)).toMatchObject({ isPublished: true, version: 2 });
    expect((await app.request(`/api/articles/${slug}`)).status).toBe(200);
  }
  const now = selected.map((article) => ({ ...article, version: 2 }));
  expect(outcomes(await change('unpublish', now))).toEqual(['done', 'done', 'done']);
  expect(await (await app.request('/api/articles')).json()).toMatchObject({ total: 0 });
});

test.each<[string, object?]>([['delete'], ['publish'], ['unpublish'], ['set-category', { category: 'Hormonen' }]])(
  '%s tells of each article what became of it',
  async (action, more) => {
    const [first, second, third] = await threeArticles();
    if (!first || !second || !third) throw new Error('three articles');
    await app.request(`/api/admin/articles/${second.id}`, {
      method: 'PUT',
      body: { ...ARTICLE, title: 'Anders', version: 1 },
      cookie,
    });
    await app.request(`/api/admin/articles/${third.id}`, { method: 'DELETE', cookie });
    expect(await change(action, [first, second, third, { id: 999, version: 1 }], more)).toEqual([
      { id: first.id, outcome: 'done' },
      { id: second.id, outcome: 'changed' },
      { id: third.id, outcome: 'gone' },
      { id: 999, outcome: 'gone' },
    ]);
    expect(await load(second.id)).toMatchObject({ title: 'Anders', isPublished: false, version: 2 });
  },
);

test('moves articles to a category, where search finds them', async () => {
  const selected = await threeArticles({ isPublished: true });
  expect(outcomes(await change('set-category', selected, { category: 'Hormonen' }))).toEqual(['done', 'done', 'done']);
  expect(await load(selected[0]?.id ?? 0)).toMatchObject({ category: 'Hormonen', version: 2 });
  expect(await (await app.request('/api/articles?category=Hormonen')).json()).toMatchObject({ total: 3 });
  expect(await (await app.request('/api/articles?search=hormonen')).json()).toMatchObject({ total: 3 });
  expect(await (await app.request('/api/articles?search=natuurgeneeskunde')).json()).toMatchObject({ total: 0 });
});

test('refuses an unknown category for each article, with the reason', async () => {
  const [article] = await threeArticles();
  expect(await change('set-category', article ? [article] : [], { category: 'Weg' })).toMatchObject([
    {
      id: article?.id,
      outcome: 'refused',
      reason: 'There is no category "Weg". Choose one from the list.',
    },
  ]);
});

test('reports unchanged articles as done', async () => {
  const selected = await threeArticles();
  expect(outcomes(await change('unpublish', selected))).toEqual(['done', 'done', 'done']);
  expect(outcomes(await change('set-category', selected, { category: ARTICLE.category }))).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(await load(selected[0]?.id ?? 0)).toMatchObject({ version: 1 });
});

test('writes a line in the audit log for each article', async () => {
  const selected = await threeArticles();
  await change('publish', selected);
  await change(
    'delete',
    selected.map((article) => ({ ...article, version: 2 })),
  );
  const actions = (await app.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'article.published')).toHaveLength(3);
  expect(actions.filter((action) => action === 'article.deleted')).toHaveLength(3);
});

test('purges a CDN once for all articles, before it responds', async () => {
  const selected = await threeArticles({ isPublished: true });
  await app.settled();
  cdn.take();
  await change('unpublish', selected);
  const [purge, ...more] = cdn.take();
  expect([purge?.how, more]).toEqual(['purge', []]);
  for (const { slug } of selected) expect(purge?.tags).toContain(`article:${slug}`);
});

test('lets one of two changes at once win each article', async () => {
  const selected = await threeArticles();
  const both = await Promise.all([
    change('publish', selected),
    change('set-category', selected.toReversed(), { category: 'Hormonen' }),
  ]);
  for (const { id } of selected) {
    const found = both.map((results) => results.find((result) => result.id === id)?.outcome);
    expect(found.toSorted()).toEqual(['changed', 'done']);
    expect(await load(id)).toMatchObject({ version: 2 });
  }
});

describe('bad input', () => {
  const one = { id: 1, version: 1 };
  test.each<[string, unknown, string]>([
    ['nothing', {}, 'action must be'],
    ['an unknown action', { action: 'burn', articles: [one] }, 'action must be'],
    ['no articles', { action: 'publish' }, 'Select the articles'],
    ['an empty selection', { action: 'delete', articles: [] }, 'Select at least one article'],
    ['one article twice', { action: 'delete', articles: [one, { id: 1, version: 2 }] }, 'more than once'],
    [
      'too many',
      {
        action: 'publish',
        articles: Array.from({ length: MAX_BULK_ARTICLES + 1 }, (_, index) => ({ id: index + 1, version: 1 })),
      },
      'At most 50 articles',
    ],
    ['no version', { action: 'publish', articles: [{ id: 1 }] }, 'version must be a whole number'],
    [
      'an id beyond the column',
      { action: 'publish', articles: [{ id: 2 ** 31, version: 1 }] },
      'id must be a whole number',
    ],
    ['no category', { action: 'set-category', articles: [one] }, 'Category is required'],
  ])('refuses %s', async (_, body, message) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toContain(message);
  });

  test('accepts as many articles as the limit allows', async () => {
    const many = Array.from({ length: MAX_BULK_ARTICLES }, (_, index) => ({ id: index + 1, version: 1 }));
    expect(new Set(outcomes(await change('publish', many)))).toEqual(new Set(['gone']));
  });
});

describe('the database becomes unavailable', () => {
  /** Lets so many transactions succeed, then fails each one. */
  function failingAfter(done: number): Context {
    let left = done;
    const db = new Proxy(app.db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name);
        return (...call: Parameters<Database['transaction']>) => {
          if (left <= 0) throw new DatabaseConnectionError(new Error('gone'));
          left -= 1;
          return target.transaction(...call);
        };
      },
    });
    return { ...app.system, db };
  }
  const publish = (selected: BulkChange['articles']): BulkChange => ({ action: 'publish', articles: selected });

  test('reports what is done and skips the rest when it fails half-way', async () => {
    const selected = await threeArticles();
    const { results } = await changeArticles(failingAfter(1), publish(selected));
    expect(outcomes(results)).toEqual(['done', 'refused', 'refused']);
    expect(results[1]).toMatchObject({ reason: 'The server could not finish. Please try again in a moment.' });
    expect(await load(selected[0]?.id ?? 0)).toMatchObject({ isPublished: true });
    expect(await load(selected[1]?.id ?? 0)).toMatchObject({ isPublished: false });
  });

  test('fails like any other call when the first article fails', async () => {
    const selected = await threeArticles();
    await expect(changeArticles(failingAfter(0), publish(selected))).rejects.toThrow(DatabaseConnectionError);
  });
});
