import { beforeEach, expect, test } from 'vitest';
import { createArticle, updateArticle } from '../../../src/server/articles/articles.ts';
import { publishDraftChanges, saveDraftChanges } from '../../../src/server/articles/draft-changes/save.ts';
import { getPublished } from '../../../src/server/articles/published/published.ts';
import { listReviews } from '../../../src/server/articles/reviews/find.ts';
import { reviewArticle, withdrawReview } from '../../../src/server/articles/reviews/reviews.ts';
import type { Actor, Context } from '../../../src/server/context.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { staff } from '../../../src/server/db/schema/staff.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';
import { ALL_RIGHTS } from '../../support/staff-rights.ts';

const site = setUpTwoProcesses({});
const atOnce = createAtOnce(site);
let id = 0;
let slug = '';
let actor: Actor = { kind: 'system' };

beforeEach(async () => {
  await site.db.execute(
    sql`truncate articles, article_revisions, draft_changes, article_reviews, images, staff cascade`,
  );
  ({ id, slug } = await createArticle(site.here, ArticleInput.parse({ ...ARTICLE, isPublished: true })));
  const account = { email: 'anna@clinic.example', name: 'Anna' };
  const [added] = await site.db
    .insert(staff)
    .values({ ...account, passwordHash: '', profession: 'huisarts', bigNumber: '19012345601' })
    .returning({ id: staff.id });
  actor = { kind: 'staff', staffId: added?.id ?? 0, sessionId: 'session', ...account, ...ALL_RIGHTS };
});

const input = (content: string) => ArticleInput.parse({ ...ARTICLE, content, slug, isPublished: true });
const save = (context: Context) => updateArticle(context, id, { ...input('<p>Ander.</p>'), version: 1 });
const saveDraft = () => saveDraftChanges(site.here, id, { ...input('<p>Nieuw.</p>'), version: 1, draft: null });
const review =
  (draft: number | null = null) =>
  (context: Context) =>
    reviewArticle({ ...context, actor }, id, { version: 1, draft, note: null });
const reviews = () => listReviews({ ...site.here, actor }, id);
const shown = async () => (await getPublished(site.here, slug)).review?.name;

test('refuses a review of a text that is being changed', async () => {
  expect(await atOnce(save, review())).toBe('conflict');
  expect([(await reviews()).history, await shown()]).toEqual([[], undefined]);
});

test('says changed when a text is saved while it is reviewed', async () => {
  expect(await atOnce(review(), save)).toBe('done');
  expect([(await reviews()).article.state, await shown()]).toEqual(['changed', 'Anna']);
});

test('stores one review when its button is pressed in two windows at once', async () => {
  expect(await atOnce(review(), review())).toBe('done');
  expect((await reviews()).history).toHaveLength(1);
});

test('loses no review of draft changes that are being published', async () => {
  const { number } = await saveDraft();
  expect(await atOnce(review(number), (context) => publishDraftChanges(context, id, number))).toBe('done');
  expect([(await reviews()).article.state, await shown()]).toEqual(['reviewed', 'Anna']);
});

test('refuses a review of draft changes that were just published', async () => {
  const { number } = await saveDraft();
  expect(await atOnce((tx) => publishDraftChanges(tx, id, number), review(number))).toBe('conflict');
  expect((await reviews()).history).toEqual([]);
});

test('withdraws a review once when two people do it at once', async () => {
  await review()(site.here);
  const [stored] = (await reviews()).history;
  const withdraw = (context: Context) => withdrawReview({ ...context, actor }, id, stored?.id ?? 0);
  expect(await atOnce(withdraw, withdraw)).toBe('done');
  const { rows } = (await site.db.execute(
    sql`select count(*)::int as count from audit_log where action = 'article.review-withdrawn' and subject_id = ${id}`,
  )) as unknown as { rows: unknown };
  expect([rows, await shown()]).toEqual([[{ count: 1 }], undefined]);
});
