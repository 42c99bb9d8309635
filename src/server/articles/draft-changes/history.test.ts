import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpDraftChanges } from '../../../../tests/support/articles/draft-changes.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { images, pictureUses } from '../../db/schema/images.ts';
import { deleteOldRevisions } from '../revisions/delete-old.ts';

const app = setUpTestApp();
const history = setUpDraftChanges(app);
const { article, draft, request, list, entries, read, readArticle, save, saveDraft, publish, discard } = history;

const DAY = 24 * 60;
async function wait(minutes: number): Promise<void> {
  history.pass(minutes);
  Object.assign(article, { cookie: (await app.logIn()).cookie });
}
const current = async () => (await list()).revisions.filter(({ isCurrent }) => isCurrent).map(({ number }) => number);

test('folds draft saves of one person among themselves', { tags: ['slow'] }, async () => {
  await saveDraft({ title: 'Een' });
  await saveDraft({ title: 'Twee' });
  await save({ title: 'Van een programma', isPublished: true });
  await saveDraft({ title: 'Drie' });
  expect(await entries()).toEqual(['6 draft-saved (2)', '5 saved', '2 published', '1 created']);
  expect(await entries('foldedInto=6')).toEqual(['4 draft-saved', '3 draft-saved']);
  await wait(10.1);
  await saveDraft({ title: 'Vier' });
  expect((await entries())[0]).toBe('7 draft-saved');
  await discard();
  draft.number = null;
  await saveDraft({ title: 'Vijf' });
  expect((await entries())[0]).toBe('8 draft-saved');
});

test('both what readers see and the draft changes are current', async () => {
  await saveDraft({ title: 'Een' });
  expect(await current()).toEqual([3, 2]);
  await saveDraft({ title: 'Twee' });
  expect(await current()).toEqual([4, 2]);
  expect((await read(4)).revision).toMatchObject({ isDraft: true, isCurrent: true, isPublished: true });
  await publish();
  expect(await current()).toEqual([5]);
});

test('a save that changes nothing of draft changes adds no revision', async () => {
  await saveDraft({ title: 'Een' });
  await saveDraft({ title: 'Een' });
  expect(draft.number).toBe(3);
  await save({ title: 'Van een programma', isPublished: true });
  expect(await (await saveDraft({ title: 'Een', slug: 'slapen-zonder-pillen' })).json()).toMatchObject({
    number: 5,
    basedOn: 3,
  });
});

test('brings an old version back as draft changes', async () => {
  await save({ title: 'Tweede titel', isPublished: true });
  await saveDraft({ title: ARTICLE.title, restoredFrom: 1 });
  expect((await read(4)).revision).toMatchObject({ reason: 'restored', restoredFrom: 1, isDraft: true });
});

test('starts the history of an older article with what readers see', async () => {
  await app.db.delete(articleRevisions);
  await saveDraft({ title: 'Een' });
  expect(await entries()).toEqual(['2 draft-saved', '1 existing']);
});

test('keeps draft changes, however old, and deletes discarded ones', async () => {
  await saveDraft({ title: 'Een' });
  await wait(11);
  await saveDraft({ title: 'Twee' });
  await wait(900 * DAY);
  // Of revision 3, and of 1, which was a draft.
  expect(await deleteOldRevisions(app.system)).toBe(2);
  await discard();
  await wait(91 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(1);
  expect(await entries()).toEqual(['2 published']);
});

const at = (days: number) => new Date(app.time.now.getTime() + days * DAY * 60_000);
const link = (changes: Partial<typeof previewLinks.$inferInsert>) => ({
  ...{ articleId: article.id, revision: 3, tokenHash: 'x', createdAt: at(0), expiresAt: at(1) },
  ...changes,
});

test.each([
  [
    'a schedule',
    1,
    async () => {
      const schedule = {
        articleId: article.id,
        action: 'publish-changes',
        revision: 3,
        wallTime: '2028-01-01T09:00',
      } as const;
      await app.db.insert(articleSchedules).values({ ...schedule, dueAt: at(1), tryAt: at(1), createdAt: at(0) });
    },
  ],
  [
    'the pointer of draft changes',
    1,
    async () => {
      await app.db.update(draftChanges).set({ number: 3 });
    },
  ],
  ['a preview link', 1, () => app.db.insert(previewLinks).values(link({}))],
  ['an expired preview link', 0, () => app.db.insert(previewLinks).values(link({ expiresAt: at(0) }))],
  ['a revoked preview link', 0, () => app.db.insert(previewLinks).values(link({ endedAt: at(0) }))],
  ['nothing', 0, async () => {}],
])('old revisions stay only while in use: by %s', async (_, stays, use) => {
  await saveDraft({ title: 'Een' });
  await wait(11);
  await saveDraft({ title: 'Twee' });
  await wait(91 * DAY);
  await use();
  await deleteOldRevisions(app.system);
  expect(await app.db.$count(articleRevisions, eq(articleRevisions.number, 3))).toBe(stays);
});

test('pictures of draft changes are in use', async () => {
  const picture = 'a'.repeat(32);
  await app.db.insert(images).values({ hash: picture, uploadedAt: app.time.now });
  const image = `/api/admin/download/${picture}.webp`;
  await saveDraft({ image });
  expect(await app.db.select().from(pictureUses)).toMatchObject([{ picture, ownerKind: 'revision', place: 'image' }]);
  await app.db.update(images).set({ state: 'removing' });
  const refused = await saveDraft({ image, title: 'Anders' });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: expect.stringContaining('Upload it') }]);
});

test('half a surrogate pair in draft changes is stored as a replacement', async () => {
  expect(await (await saveDraft({ title: 'a\ud800b' })).json()).toMatchObject({ article: { title: 'a\ufffdb' } });
});

test('the bin keeps draft changes, until the article is deleted for good', async () => {
  await saveDraft({ title: 'Een' });
  await request(String(article.id), 'DELETE');
  const bin = (path: string, method: string) =>
    app.request(`/api/admin/bin/${article.id}${path}`, { method, cookie: article.cookie });
  await bin('/restore', 'POST');
  expect(await readArticle()).toMatchObject({ title: ARTICLE.title, draftChanges: { article: { title: 'Een' } } });
  expect((await publish()).status).toBe(200);
  draft.number = null;
  await saveDraft({ title: 'Twee', version: 3 });
  await app.db.insert(previewLinks).values(link({}));
  await request(String(article.id), 'DELETE');
  await bin('', 'DELETE');
  expect([await app.db.$count(draftChanges), await app.db.$count(previewLinks)]).toEqual([0, 0]);
});

test('the audit log tells who saved, published and discarded draft changes', async () => {
  await saveDraft({ title: 'Een' });
  await publish();
  draft.number = null;
  await saveDraft({ title: 'Twee', version: 3 });
  await discard();
  await saveDraft({ title: 'Drie', version: 3, draft: null });
  article.version = 3;
  await save({ title: 'Vier', isPublished: true, draft: draft.number });
  const log = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, article.id)).orderBy(auditLog.id);
  expect(log.map(({ action, actor }) => `${actor} ${action}`).slice(-6)).toEqual(
    ['saved', 'published', 'saved', 'discarded', 'saved', 'published'].map(
      (what) => `anna@clinic.example article.draft-changes-${what}`,
    ),
  );
  expect(await readArticle()).toMatchObject({ version: 4, changedBy: { name: 'Anna' } });
});

/** Like the previous version of the site, which reads the newest revisions but not whether they are draft changes. */
async function saveAsPreviousVersion(title: string): Promise<void> {
  const at = sql`${app.time.now.toISOString()}::timestamptz`;
  await app.db.update(articles).set({ title, version: sql`version + 1` }).where(eq(articles.id, article.id));
  await app.db
    .update(articleRevisions)
    .set({ replacedAt: app.time.now, foldedInto: 3 })
    .where(and(eq(articleRevisions.articleId, article.id), eq(articleRevisions.number, 2)));
  await app.db.execute(sql`
    insert into article_revisions (article_id, number, reason, snapshot, article_version, title, is_published, created_at)
    select id, 3, 'saved', '{}', version, title, is_published, ${at} from articles where id = ${article.id}`);
}

test('the previous version of the site may save beside draft changes', async () => {
  await saveDraft({ title: 'Concept' });
  await saveAsPreviousVersion('Door de vorige versie');
  expect((await list()).revisions).toMatchObject([
    { number: 4, title: 'Door de vorige versie', isDraft: false, isCurrent: true, folded: 1 },
    { number: 3, title: 'Concept', isDraft: true, isCurrent: true, folded: 0 },
    { number: 1 },
  ]);
  article.version += 1;
  expect((await saveDraft({ title: 'Verder' })).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect(await readArticle()).toMatchObject({ title: 'Verder', draftChanges: null });
});

test('the database refuses to change the draft flag of a revision', async () => {
  await expect(app.db.update(articleRevisions).set({ isDraft: true })).rejects.toThrow();
});
