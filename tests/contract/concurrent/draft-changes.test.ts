import { beforeEach, expect, test } from 'vitest';
import {
  createArticle,
  publishArticle,
  unpublishArticle,
  updateArticle,
} from '../../../src/server/articles/articles.ts';
import {
  discardDraftChanges,
  publishDraftChanges,
  saveDraftChanges,
} from '../../../src/server/articles/draft-changes/save.ts';
import { getForStaff } from '../../../src/server/articles/get-for-staff.ts';
import { getPublished } from '../../../src/server/articles/published/published.ts';
import { listRevisions } from '../../../src/server/articles/revisions/revisions.ts';
import type { Context } from '../../../src/server/context.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';
import { createGates } from '../../support/timing/gate.ts';

const site = setUpTwoProcesses({});
const gate = createGates();
const atOnce = createAtOnce(site);
let id = 0;
let slug = '';

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, article_revisions, draft_changes, images cascade`);
  const input = ArticleInput.parse({ ...ARTICLE, isPublished: true });
  ({ id, slug } = await createArticle(site.here, input));
});

const input = (title: string) => ArticleInput.parse({ ...ARTICLE, title, slug });
const saveDraft = (context: Context, title: string, draft: number | null = null, version = 1) =>
  saveDraftChanges(context, id, { ...input(title), version, draft });
const history = async () => {
  const { revisions } = await listRevisions(site.here, id, { page: 1, limit: 50, foldedInto: undefined });
  return revisions.map(({ number, reason, title }) => `${number} ${reason} ${title}`);
};
const shown = async () => (await getPublished(site.here, slug)).title;

test('publishes draft changes once when two people do it at once', async () => {
  const { number } = await saveDraft(site.here, 'Beter slapen');
  const publish = (context: Context) => publishDraftChanges(context, id, number);
  expect(await atOnce(publish, publish)).toBe('conflict');
  expect(await history()).toEqual([
    '3 published Beter slapen',
    '2 draft-saved Beter slapen',
    `1 created ${ARTICLE.title}`,
  ]);
});

test('publishes them once when one of two has the editor open', async () => {
  const { number } = await saveDraft(site.here, 'Beter slapen');
  const save = (context: Context) =>
    updateArticle(context, id, { ...input('Best'), isPublished: true, version: 1, draft: number });
  expect(await atOnce((tx) => publishDraftChanges(tx, id, number), save)).toBe('conflict');
  expect(await shown()).toBe('Beter slapen');
});

test('refuses one of two saves of draft changes at once', async () => {
  const first = (tx: Context) => saveDraft(tx, 'Hier');
  expect(await atOnce(first, (there) => saveDraft(there, 'Daar'))).toBe('conflict');
  expect(
    await atOnce(
      (tx) => saveDraft(tx, 'Nog eens', 2),
      (there) => saveDraft(there, 'Daar', 2),
    ),
  ).toBe('conflict');
  expect(await history()).toEqual(['3 draft-saved Nog eens', '2 draft-saved Hier', `1 created ${ARTICLE.title}`]);
  expect(await shown()).toBe(ARTICLE.title);
});

test('does not publish draft changes that are being saved again', async () => {
  const { number } = await saveDraft(site.here, 'Beter slapen');
  const save = (tx: Context) => saveDraft(tx, 'Best slapen', number);
  expect(await atOnce(save, (there) => publishDraftChanges(there, id, number))).toBe('conflict');
  expect(await shown()).toBe(ARTICLE.title);
});

test('does not save draft changes that are being published or discarded', async () => {
  for (const end of [discardDraftChanges, publishDraftChanges]) {
    const { number } = await saveDraft(site.here, 'Beter slapen');
    const save = (there: Context) => saveDraft(there, 'Best slapen', number);
    expect(await atOnce((tx) => end(tx, id, number), save)).toBe('conflict');
  }
  expect(await shown()).toBe('Beter slapen');
});

test('unpublishing takes the draft changes that are being saved', async () => {
  const unpublish = (there: Context) => unpublishArticle(there, id);
  expect(await atOnce((tx) => saveDraft(tx, 'Beter slapen'), unpublish)).toBe('done');
  expect(await getForStaff(site.here, id)).toMatchObject({ title: 'Beter slapen', draftChanges: null });
  await publishArticle(site.here, id);
  const save = (there: Context) => saveDraft(there, 'Te laat', null, 3);
  expect(await atOnce((tx) => unpublishArticle(tx, id), save)).toBe('conflict');
});

test('changes nothing when the process dies before the commit', async () => {
  const { number } = await saveDraft(site.here, 'Beter slapen');
  const killed = async (change: (tx: Context) => Promise<unknown>) => {
    const { pass, open, reached } = gate();
    const changing = inTransaction(site.here, async (tx) => {
      await change(tx);
      await pass();
    });
    changing.catch(() => {});
    await reached;
    await site.there.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and pid <> pg_backend_pid()`);
    open();
    await expect(changing).rejects.toThrow();
  };
  await killed((tx) => publishDraftChanges(tx, id, number));
  await killed((tx) => saveDraft(tx, 'Half', number));
  await killed((tx) => discardDraftChanges(tx, id, number));
  expect(await shown()).toBe(ARTICLE.title);
  expect(await getForStaff(site.here, id)).toMatchObject({
    draftChanges: { number, article: { title: 'Beter slapen' } },
  });
  expect(await history()).toHaveLength(2);
});

test('numbers 500 changes with draft changes in between without gaps', async () => {
  await site.db.execute(sql`
    insert into article_revisions (article_id, number, reason, snapshot, article_version, title, is_published, is_draft, created_at, replaced_at)
    select article_id, n, case when n % 2 = 0 then 'draft-saved' else 'saved' end, snapshot, 1, 'Titel ' || n, true, n % 2 = 0, created_at, created_at
    from article_revisions, generate_series(2, 500) as n`);
  const { number } = await saveDraft(site.here, 'Beter slapen');
  expect(number).toBe(501);
  await publishDraftChanges(site.there, id, number);
  expect((await history()).slice(0, 3)).toEqual([
    '502 published Beter slapen',
    '501 draft-saved Beter slapen',
    '500 draft-saved Titel 500',
  ]);
  const page = await listRevisions(site.here, id, { page: 11, limit: 50, foldedInto: undefined });
  expect([page.total, page.revisions.map(({ number: each }) => each)]).toEqual([502, [2, 1]]);
});
