import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { colleague } from '../../../../tests/support/api/colleague.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import type { BulkResult } from '../../../shared/contract/articles/bulk-changes.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { auditLog } from '../../db/schema/audit.ts';

/** A Writer may change their own drafts, and not what is published. */
const app = setUpTestApp();
let writer: { cookie: string };
let editor: { cookie: string };
beforeEach(async () => {
  writer = await colleague(app, { role: 'writer' });
  editor = await colleague(app, { role: 'editor' });
});

const KINDS = ['own draft', 'draft of another', 'own live article', 'live article of another'] as const;
type Kind = (typeof KINDS)[number];
type Article = { id: number; version: number };

async function makeArticle(kind: Kind): Promise<Article> {
  const { id, version } = await app.article((kind.startsWith('own') ? writer : editor).cookie);
  if (!kind.includes('live')) return { id, version };
  const path = `/api/admin/articles/${id}/publish`;
  return (await (await app.request(path, { method: 'POST', cookie: editor.cookie })).json()) as Article;
}

type Call = (article: Article) => { method: string; path: string; body?: unknown };
const of = (method: string, rest: string, body?: (article: Article) => unknown): Call => {
  return (article) => ({
    method,
    path: `/api/admin/articles/${article.id}${rest}`,
    ...(body && { body: body(article) }),
  });
};
const TEXT = { ...ARTICLE, title: 'Anders' };
const SCHEDULE = { action: 'publish', wallTime: '2026-12-01T09:00', draft: null };

/** The response of each call for the kinds in their order; 409 and 400 come after the permission check. */
const CALLS: [string, Call, [number, number, number, number]][] = [
  ['saves', of('PUT', '', ({ version }) => ({ ...TEXT, isPublished: false, version })), [200, 403, 403, 403]],
  [
    'saves as published',
    of('PUT', '', ({ version }) => ({ ...TEXT, isPublished: true, version })),
    [403, 403, 403, 403],
  ],
  [
    'restores a version by saving it as published',
    of('PUT', '', ({ version }) => ({ ...TEXT, isPublished: true, version, restoredFrom: 1 })),
    [403, 403, 403, 403],
  ],
  ['publishes', of('POST', '/publish'), [403, 403, 403, 403]],
  ['unpublishes', of('POST', '/unpublish'), [403, 403, 403, 403]],
  ['schedules', of('PUT', '/schedule', ({ version }) => ({ ...SCHEDULE, version })), [403, 403, 403, 403]],
  ['deletes', of('DELETE', ''), [204, 403, 403, 403]],
  [
    'saves draft changes',
    of('PUT', '/draft-changes', ({ version }) => ({ ...TEXT, version, draft: null })),
    [409, 403, 200, 403],
  ],
  ['publishes draft changes', of('POST', '/draft-changes/publish', () => ({ draft: 2 })), [403, 403, 403, 403]],
  ['discards draft changes', of('DELETE', '/draft-changes?draft=2'), [409, 403, 409, 403]],
  ['shares', of('POST', '/preview-links', () => ({ days: 7 })), [201, 403, 409, 403]],
  ['names a version', of('PATCH', '/revisions/1', () => ({ name: 'Eerste' })), [200, 403, 200, 403]],
  ['reviews', of('POST', '/reviews', () => ({})), [403, 403, 403, 403]],
];

const stored = async () => [
  await app.db.select().from(articles),
  await app.db.select().from(articleRevisions),
  await app.db.select().from(articleBin),
  await app.db.select().from(auditLog),
];

describe.each(CALLS)('a Writer who %s', (_, call, statuses) => {
  test('may change their own drafts only', async () => {
    for (const [index, kind] of KINDS.entries()) {
      const article = await makeArticle(kind);
      const { path, ...request } = call(article);
      const before = await stored();
      const response = await app.request(path, { ...request, cookie: writer.cookie });
      const text = await response.text();
      expect(response.status, `${kind}: ${text}`).toBe(statuses[index]);
      if (response.status !== 403) continue;
      expect(JSON.parse(text).error).toMatch(
        /^You may not .+\. Your role is Writer\. An administrator can change that\.$/,
      );
      expect(await stored()).toEqual(before);
    }
  });
});

test.each([
  ['publish', {}, ['refused', 'refused', 'refused', 'refused']],
  ['unpublish', {}, ['done', 'refused', 'refused', 'refused']],
  ['set-category', { category: 'Hormonen' }, ['done', 'refused', 'refused', 'refused']],
  ['delete', {}, ['done', 'refused', 'refused', 'refused']],
] as const)('a Writer who selects several to %s changes only own drafts', async (action, more, outcomes) => {
  const made = [];
  for (const kind of KINDS) made.push(await makeArticle(kind));
  const response = await app.request('/api/admin/article-changes', {
    method: 'POST',
    body: { action, ...more, articles: made.map(({ id, version }) => ({ id, version })) },
    cookie: writer.cookie,
  });
  const { results } = (await response.json()) as { results: BulkResult[] };
  expect(results.map(({ outcome }) => outcome)).toEqual(outcomes);
  for (const result of results)
    if (result.outcome === 'refused') expect(result.reason).toMatch(/^You may not .+ Your role is Writer\./);
});

test('a Writer discards draft changes, unless they themselves are scheduled', async () => {
  const call = (method: string, path: string, body: object | undefined, { cookie }: { cookie: string }) =>
    app.request(`/api/admin/articles/${path}`, { method, cookie, ...(body && { body }) });
  const { id, version } = await makeArticle('own live article');
  const saved = await call('PUT', `${id}/draft-changes`, { ...TEXT, version, draft: null }, writer);
  const { number: draft } = (await saved.json()) as { number: number };
  const schedule = async (action: string) =>
    (await call('PUT', `${id}/schedule`, { ...SCHEDULE, action, version, draft }, editor)).status;
  expect(await schedule('publish-changes')).toBe(200);
  const discard = async () => (await call('DELETE', `${id}/draft-changes?draft=${draft}`, undefined, writer)).status;
  expect(await discard()).toBe(403);
  expect(await schedule('unpublish')).toBe(200);
  expect(await discard()).toBe(204);
});

test('a Writer restores only their own drafts from the bin', async () => {
  for (const [kind, status] of [
    ['own draft', 200],
    ['draft of another', 403],
    ['own live article', 403],
    ['live article of another', 403],
  ] as const) {
    const { id } = await makeArticle(kind);
    await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie: editor.cookie });
    const before = await stored();
    const path = `/api/admin/bin/${id}/restore`;
    const response = await app.request(path, { method: 'POST', cookie: writer.cookie });
    expect(response.status, kind).toBe(status);
    if (status === 403) expect(await stored()).toEqual(before);
  }
});

test('a review of what readers see is withdrawn by editors and reviewers', async () => {
  const reviewer = await colleague(app, { role: 'writer', profession: 'huisarts', bigNumber: '19012345678' });
  for (const [kind, status] of [
    ['own draft', 200],
    ['own live article', 403],
    ['live article of another', 403],
  ] as const) {
    const { id } = await makeArticle(kind);
    const by = {
      staffId: reviewer.staffId,
      reviewerName: 'Eva',
      reviewerProfession: 'huisarts',
      reviewerBigNumber: '1',
    };
    const at = { reviewedAt: app.time.now, dueOn: '2029-11-21' };
    const [review] = await app.db
      .insert(articleReviews)
      .values({ articleId: id, revision: 1, ...by, ...at })
      .returning({ id: articleReviews.id });
    const path = `/api/admin/articles/${id}/reviews/${review?.id}/withdraw`;
    const byWriter = await app.request(path, { method: 'POST', cookie: writer.cookie });
    expect(byWriter.status, `${kind}: ${await byWriter.text()}`).toBe(status);
    expect((await app.request(path, { method: 'POST', cookie: reviewer.cookie })).status).toBe(200);
  }
});

test('a Writer may not change an article that has no owner', async () => {
  const { id, version } = await makeArticle('own draft');
  await app.db.update(articles).set({ createdBy: null });
  const body = { ...TEXT, isPublished: false, version };
  const response = await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie: writer.cookie });
  expect(response.status).toBe(403);
});
