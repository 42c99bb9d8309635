import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { recordingCache } from '../../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { Bin } from '../../../shared/contract/articles/bin.ts';
import { eq } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { categories } from '../../db/schema/categories.ts';
import { runMaintenance } from '../../maintenance/run.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { addAccount } from '../../staff/accounts.ts';
import { resolveSlug } from '../published/resolve-slug.ts';
import { carryOutDue } from '../schedules/carry-out-due.ts';
import { deleteArticle } from './bin.ts';

const cdn = recordingCache();
const app = setUpTestApp({ cache: cdn.cache });
const { article, request, save, entries, pass } = setUpHistory(app);
const DAYS = 24 * 60;

const bin = (path = '', method = 'GET') => app.request(`/api/admin/bin${path}`, { method, cookie: article.cookie });
const list = async (): Promise<Bin> => (await bin()).json();
const remove = () => request(String(article.id), 'DELETE');
const read = async (): Promise<AdminArticle> => (await request(String(article.id))).json();
const addressOf = (slug: string) => resolveSlug(app.system, slug);
const restore = () => bin(`/${article.id}/restore`, 'POST');
const readPublic = async (slug: string) => (await app.request(`/api/articles/${slug}`)).status;

describe('a deleted article', () => {
  test('is in the bin for 30 days, with who deleted it', async () => {
    await remove();
    expect(await list()).toEqual({
      articles: [
        {
          id: article.id,
          title: 'Slapen zonder pillen',
          language: 'nl',
          isPublished: false,
          createdBy: expect.any(Number),
          deletedAt: app.time.now.toISOString(),
          deletedBy: { staffId: expect.any(Number), name: 'Anna' },
          expiresAt: new Date(app.time.now.getTime() + 30 * DAYS * 60_000).toISOString(),
        },
      ],
      newest: app.time.now.toISOString(),
      total: 1,
      page: 1,
      totalPages: 1,
    });
    pass(30 * DAYS - 1);
    expect(await runMaintenance(app.system)).toMatchObject({ binEmptied: 0 });
    pass(1);
    expect(await runMaintenance(app.system)).toMatchObject({ binEmptied: 1 });
    expect([await app.db.$count(articleBin), await app.db.$count(articleRevisions)]).toEqual([0, 0]);
  });

  test('comes back as it was, with history, version and addresses', async () => {
    await save({ title: 'Eerste naam', slug: 'eerste-naam', isPublished: true, tags: ['slaap'], excerpt: 'Kort' });
    await save({ title: 'Tweede naam', slug: 'tweede-naam', isPublished: true, tags: ['slaap'], excerpt: 'Kort' });
    const before = await read();
    const history = await entries();
    await remove();
    expect([await readPublic('tweede-naam'), await app.db.$count(articles)]).toEqual([404, 0]);
    pass(5);
    expect((await restore()).status).toBe(200);
    expect(await read()).toEqual({ ...before, updatedAt: app.time.now.toISOString() });
    expect(await entries()).toEqual(history);
    expect(await readPublic('tweede-naam')).toBe(200);
    expect(await addressOf('eerste-naam')).toMatchObject({ slug: 'tweede-naam' });
    expect(await list()).toMatchObject({ total: 0 });
    expect((await save({ title: 'Derde naam' })).status).toBe(200);
  });

  test('is restored once when two people do it at the same time', async () => {
    await remove();
    const statuses = await Promise.all([restore(), restore()]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await app.db.$count(articles)).toBe(1);
  });

  test('is not changed by a second deletion, and has one place in the bin', async () => {
    await remove();
    expect((await remove()).status).toBe(404);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('gets another slug when its own has been taken', async () => {
    await save({ slug: 'slaap', isPublished: true });
    await remove();
    const other = await app.article(article.cookie, { title: 'Slaap', slug: 'slaap' });
    const restored = (await (await restore()).json()) as AdminArticle;
    expect(restored.slug).toBe('slapen-zonder-pillen');
    expect((await (await request(String(other.id))).json()) as AdminArticle).toMatchObject({ slug: 'slaap' });
  });

  test('says at once that scheduled draft changes have lost their address to another article', async () => {
    await save({ slug: 'slaap', isPublished: true });
    const changes = { ...ARTICLE, title: 'Slaap, nieuw', slug: 'slaap', isPublished: true, version: 2, draft: null };
    expect((await request(`${article.id}/draft-changes`, 'PUT', changes)).status).toBe(200);
    const body = { action: 'publish-changes', wallTime: '2026-11-21T12:00', version: 2, draft: 3 };
    expect((await request(`${article.id}/schedule`, 'PUT', body)).status).toBe(200);
    await remove();
    await app.article(article.cookie, { title: 'Slaap', slug: 'slaap' });
    await restore();
    const [schedule] = await app.db.select().from(articleSchedules);
    expect(schedule).toMatchObject({ failure: expect.stringMatching(/has taken the address/), tryAt: null });
  });

  test.each(['after', 'before'])('is published at its new address when it was scheduled %s that', async (moment) => {
    const schedule = () =>
      request(`${article.id}/schedule`, 'PUT', {
        action: 'publish',
        wallTime: '2026-11-21T12:00',
        version: article.version,
        draft: null,
      });
    await save({ slug: 'slaap' });
    if (moment === 'before') await schedule();
    await remove();
    await app.article(article.cookie, { title: 'Slaap', slug: 'slaap' });
    await restore();
    if (moment === 'after') expect((await schedule()).status).toBe(200);
    pass(60);
    expect(await carryOutDue(app.system)).toMatchObject({ count: 1 });
    expect(await readPublic('slapen-zonder-pillen')).toBe(200);
  });

  test('leaves its former address to the article that has it now', async () => {
    await save({ slug: 'oud', isPublished: true });
    await save({ slug: 'nieuw', isPublished: true });
    await remove();
    const other = await app.article(article.cookie, { title: 'Ander', slug: 'oud', isPublished: true });
    await restore();
    expect(await readPublic('oud')).toBe(200);
    expect((await (await app.request('/api/articles/oud')).json()) as AdminArticle).toMatchObject({ id: other.id });
  });

  test('asks for its category when that was deleted', async () => {
    const [category] = await app.db.insert(categories).values({ name: 'Slaap', slug: 'slaap' }).returning();
    await save({ category: 'Slaap' });
    await remove();
    await app.db.delete(categories).where(eq(categories.id, category?.id ?? 0));
    const refused = await restore();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('“Slaap”') });
    expect(await list()).toMatchObject({ total: 1 });
    await app.db.insert(categories).values({ name: 'Slaap', slug: 'slaap' });
    expect((await restore()).status).toBe(200);
  });

  test('comes back without a writer who was deleted', async () => {
    const eva = { name: 'Eva Maas', email: 'eva@clinic.example', bio: null, profileImage: null, isActive: true };
    const { id } = await (
      await app.request('/api/admin/writers', { method: 'POST', body: eva, cookie: article.cookie })
    ).json();
    await save({ writerId: id, author: null });
    await remove();
    await app.request(`/api/admin/writers/${id}`, { method: 'DELETE', cookie: article.cookie });
    await restore();
    expect(await read()).toMatchObject({ writerId: null, author: 'Eva Maas' });
  });

  test('purges cached 410 pages, also of a draft that was once public', async () => {
    await save({ slug: 'slaap', isPublished: true });
    await save({ slug: 'slaap', isPublished: false });
    await remove();
    cdn.take();
    await restore();
    expect(cdn.take()).toMatchObject([{ how: 'purge', tags: expect.arrayContaining(['article:slaap']) }]);
  });

  test('begins its history in the bin when it had none', async () => {
    await app.db.delete(articleRevisions);
    await remove();
    expect((await restore()).status).toBe(200);
    expect(await entries()).toEqual(['1 existing']);
  });
});

describe('the bin', () => {
  test('is closed to visitors', async () => {
    await remove();
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', '?until=2030-01-01T00:00:00Z'],
      ['DELETE', `/${article.id}`],
      ['POST', `/${article.id}/restore`],
    ] as const)
      expect((await app.request(`/api/admin/bin${path}`, { method })).status, `${method} ${path}`).toBe(401);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('is emptied of what was on the screen, not of what came later', async () => {
    const others = await Promise.all(['Een', 'Twee'].map((title) => app.article(article.cookie, { title })));
    await remove();
    const seen = (await list()).newest;
    pass(1);
    for (const { id } of others) await request(String(id), 'DELETE');
    expect((await bin(`?until=${seen}`, 'DELETE')).status).toBe(204);
    expect((await list()).articles.map(({ title }) => title).sort()).toEqual(['Een', 'Twee']);
    expect(await app.db.$count(articleRevisions, eq(articleRevisions.articleId, article.id))).toBe(0);
    expect((await bin('', 'DELETE')).status).toBe(400);
    expect((await bin('?until=0000-01-01T00:00:00Z', 'DELETE')).status).toBe(400);
  });

  test('empties hundreds in batches', { tags: ['slow'] }, async () => {
    for (let n = 0; n < 45; n += 1) {
      const { id } = await app.article(article.cookie, { title: `Artikel ${n}` });
      await request(String(id), 'DELETE');
    }
    expect(await list()).toMatchObject({ total: 45, totalPages: 5 });
    await bin(`?until=${app.time.now.toISOString()}`, 'DELETE');
    expect(await list()).toMatchObject({ total: 0, totalPages: 0 });
  });

  test('deletes one article for good, and says so in the audit log', async () => {
    await save({ slug: 'weg', isPublished: true });
    await remove();
    expect((await bin(`/${article.id}`, 'DELETE')).status).toBe(204);
    expect((await bin(`/${article.id}`, 'DELETE')).status).toBe(404);
    expect((await restore()).status).toBe(404);
    const [redirect] = await app.db.select().from(slugRedirects).where(eq(slugRedirects.slug, 'weg'));
    expect(redirect).toMatchObject({ articleId: null });
    const actions = await app.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toContain('article.deleted-for-good');
  });

  test('names nobody after a command, or when the person was erased', { tags: ['slow'] }, async () => {
    await deleteArticle(app.system, article.id);
    expect((await list()).articles[0]).toMatchObject({ deletedBy: null });
    const other = await app.article(article.cookie, { title: 'Een ander' });
    await request(String(other.id), 'DELETE');
    const bas = { email: 'bas@clinic.example', name: 'Bas', password: 'vier losse woorden samen genoeg' };
    await addAccount(app.system, { ...bas, role: 'administrator' });
    await erasePerson(app.system, 'anna@clinic.example');
    expect(await app.db.select({ by: articleBin.staffId, actor: articleBin.actor }).from(articleBin)).toEqual([
      { by: null, actor: 'system' },
      { by: null, actor: null },
    ]);
  });
});

describe('an article that a process of an older version deleted', () => {
  /** Deletes the row and leaves the history, as a version without a bin did. */
  const deleteAsBefore = () => app.db.delete(articles).where(eq(articles.id, article.id));

  test('is put into the bin, and comes back with history and addresses', async () => {
    await save({ slug: 'eerste-naam', isPublished: true });
    await save({ slug: 'tweede-naam', isPublished: true });
    await deleteAsBefore();
    expect(await runMaintenance(app.system)).toMatchObject({ articlesAdopted: 1, binEmptied: 0 });
    expect((await list()).articles).toMatchObject([{ id: article.id, isPublished: true, deletedBy: null }]);
    expect(await runMaintenance(app.system)).toMatchObject({ articlesAdopted: 0 });
    expect((await restore()).ok).toBe(true);
    expect(await readPublic('tweede-naam')).toBe(200);
    expect(await addressOf('eerste-naam')).toMatchObject({ slug: 'tweede-naam' });
    expect(await runMaintenance(app.system)).toMatchObject({ articlesAdopted: 0 });
  });

  test('is deleted for good 30 days later', async () => {
    await deleteAsBefore();
    await runMaintenance(app.system);
    pass(30 * DAYS);
    expect(await runMaintenance(app.system)).toMatchObject({ binEmptied: 1 });
    expect([await app.db.$count(articleBin), await app.db.$count(articleRevisions)]).toEqual([0, 0]);
  });
});
