import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DUE_AT, setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import { eq } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';

const app = setUpTestApp();
const {
  article,
  schedule,
  open,
  scheduleOf,
  save,
  setPublished,
  request,
  entries,
  list,
  saveDraft,
  carryOut,
  carryOutAtItsTime,
  shown,
  failureAndNextTry,
} = setUpSchedules(app);
const SLUG = 'slapen-zonder-pillen';

describe('publishing', () => {
  test('waits for its time, then happens once', async () => {
    await schedule();
    app.time.now = new Date(DUE_AT.getTime() - 1);
    expect(await carryOut()).toEqual({ count: 0, nextAt: DUE_AT });
    expect(await shown()).toBe(404);
    expect(await carryOutAtItsTime()).toEqual({ count: 1, nextAt: undefined });
    expect([await shown(), await scheduleOf()]).toEqual(['Slapen zonder pillen', null]);
    expect(await open()).toMatchObject({ publishedAt: DUE_AT.toISOString(), version: 2, draftChanges: null });
    await carryOut();
    expect(await entries()).toEqual(['2 published-as-scheduled', '1 created']);
  });

  test('has in the history and the audit log who scheduled it', async () => {
    await schedule();
    await carryOutAtItsTime();
    const [newest] = (await list()).revisions;
    expect(newest).toMatchObject({ author: { staffId: article.staffId, name: 'Anna' }, isPublished: true });
    expect(await open()).toMatchObject({ changedBy: { name: 'Anna' } });
    const carriedOut = await app.db.select().from(auditLog).where(eq(auditLog.action, 'article.schedule-carried-out'));
    expect(carriedOut).toMatchObject([
      { staffId: article.staffId, actor: 'anna@clinic.example', subjectId: article.id },
    ]);
  });

  test('publishes the frozen version; later saves become draft changes', async () => {
    await schedule();
    await save({ title: 'Nieuwer', slug: 'nieuwer', content: '<p>Nieuwere tekst</p>' });
    await carryOutAtItsTime();
    expect([await shown(), await shown('nieuwer')]).toEqual(['Slapen zonder pillen', 404]);
    const { draftChanges, version, isPublished } = await open();
    expect(draftChanges).toMatchObject({
      basedOn: version,
      article: { title: 'Nieuwer', slug: 'nieuwer', content: '<p>Nieuwere tekst</p>', isPublished: true },
    });
    expect(isPublished).toBe(true);
    const { number } = draftChanges ?? { number: 0 };
    expect((await request(`${article.id}/draft-changes/publish`, 'POST', { draft: number })).status).toBe(200);
    expect(await shown('nieuwer')).toBe('Nieuwer');
  });

  test('creates no draft changes for a save without changes', async () => {
    await schedule();
    await save({});
    await carryOutAtItsTime();
    expect(await open()).toMatchObject({ isPublished: true, draftChanges: null });
  });

  test('leaves out a writer who was deleted', async () => {
    const writer = await app.request('/api/admin/writers', {
      method: 'POST',
      body: { name: 'Eva', email: 'eva@clinic.example' },
      cookie: article.cookie,
    });
    const { id: writerId } = (await writer.json()) as { id: number };
    await save({ writerId });
    await schedule();
    await app.request(`/api/admin/writers/${writerId}`, { method: 'DELETE', cookie: article.cookie });
    await carryOutAtItsTime();
    expect(await open()).toMatchObject({ isPublished: true, writerId: null, author: 'Eva' });
  });
});

describe('unpublishing', () => {
  beforeEach(() => setPublished(true));

  test('makes the article a draft at its time', async () => {
    await schedule({ action: 'unpublish' });
    await save({ title: 'Andere titel', slug: SLUG, isPublished: true });
    expect(await shown()).toBe('Andere titel');
    await carryOutAtItsTime();
    expect([await shown(), (await open()).title]).toEqual([404, 'Andere titel']);
    expect((await entries())[0]).toContain('unpublished-as-scheduled');
  });

  test('leaves the draft changes as its text', async () => {
    await saveDraft({ title: 'Nog niet klaar' });
    await schedule({ action: 'unpublish', draft: (await open()).draftChanges?.number });
    await carryOutAtItsTime();
    expect(await open()).toMatchObject({ title: 'Nog niet klaar', isPublished: false, draftChanges: null });
  });
});

describe('publishing draft changes', () => {
  beforeEach(() => setPublished(true));

  test('shows them at their time, and ends them', async () => {
    const draft = await saveDraft({ title: 'Straks' });
    await schedule({ action: 'publish-changes', draft });
    expect(await shown()).toBe('Slapen zonder pillen');
    expect(await carryOutAtItsTime()).toMatchObject({ count: 1 });
    expect([await shown(), (await open()).draftChanges, await scheduleOf()]).toEqual(['Straks', null, null]);
    expect((await entries())[0]).toContain('published-as-scheduled');
  });

  test('keeps newer draft changes, which can be published after', async () => {
    const draft = await saveDraft({ title: 'Straks' });
    await schedule({ action: 'publish-changes', draft });
    const newer = await saveDraft({ title: 'Later' }, draft);
    expect(await scheduleOf()).toMatchObject({ revision: draft, hasNewerText: true });
    await carryOutAtItsTime();
    expect(await shown()).toBe('Straks');
    const { draftChanges, version } = await open();
    expect(draftChanges).toMatchObject({ number: newer, basedOn: version, article: { title: 'Later' } });
    await request(`${article.id}/draft-changes/publish`, 'POST', { draft: newer });
    expect(await shown()).toBe('Later');
  });

  test('shows draft changes that an earlier schedule left', async () => {
    const draft = await saveDraft({ title: 'Straks' });
    await schedule({ action: 'publish-changes', draft });
    const newer = await saveDraft({ title: 'Later' }, draft);
    await carryOutAtItsTime();
    const { version } = await open();
    expect(
      (await schedule({ action: 'publish-changes', draft: newer, version, wallTime: '2026-11-21T13:00' })).ok,
    ).toBe(true);
    app.time.now = new Date('2026-11-21T12:00:00Z');
    expect(await carryOut()).toMatchObject({ count: 1 });
    expect(await shown()).toBe('Later');
  });

  test.each([
    ['published', (draft: number) => request(`${article.id}/draft-changes/publish`, 'POST', { draft })],
    ['discarded', (draft: number) => request(`${article.id}/draft-changes?draft=${draft}`, 'DELETE')],
    ['made the text of a draft', () => request(`${article.id}/unpublish`, 'POST')],
  ])('ends when they are %s by hand', async (_, end) => {
    const draft = await saveDraft({ title: 'Straks' });
    await schedule({ action: 'publish-changes', draft });
    expect((await end(draft)).ok).toBe(true);
    expect(await scheduleOf()).toBeNull();
    expect(await carryOutAtItsTime()).toEqual({ count: 0, nextAt: undefined });
  });

  test('never overwrites a later change of what readers see', async () => {
    const draft = await saveDraft({ title: 'Straks' });
    await schedule({ action: 'publish-changes', draft });
    await save({ title: 'Rechtgezet', slug: SLUG, isPublished: true });
    expect(await carryOutAtItsTime()).toMatchObject({ count: 0 });
    expect(await shown()).toBe('Rechtgezet');
    expect((await failureAndNextTry()).failure).toMatch(/^This article was changed after its draft changes were saved/);
  });
});
