import { describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpReviews } from '../../../../tests/support/articles/reviews.ts';
import { images } from '../../db/schema/images.ts';
import { replacePicture } from '../../pictures/library/change.ts';
import { carryOutDue } from '../schedules/carry-out-due.ts';

const app = setUpTestApp();
const { article, review, read, open, save, saveDraft, publishDraft, shown, setPublished, request, withdraw, pass } =
  setUpReviews(app);

const CHANGED = { content: '<p>Nieuw.</p>' };
const states = async () => {
  const { article: live, draft } = await read();
  return { live: live.state, draft: draft?.state };
};
const schedule = (fields: object) =>
  request(`${article.id}/schedule`, 'PUT', { wallTime: '2026-11-21T12:00', version: article.version, ...fields });
const atItsTime = async () => {
  app.time.now = new Date('2026-11-21T11:00:00Z');
  await carryOutDue(app.system);
};

describe('a review of draft changes', () => {
  test('counts for readers once they are published', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    expect((await review({ draft })).status).toBe(200);
    expect([await states(), (await shown()).review]).toEqual([{ live: 'none', draft: 'reviewed' }, null]);
    await publishDraft(draft);
    expect([await states(), (await shown()).review?.name]).toEqual([{ live: 'reviewed' }, 'Anna']);
    expect((await read()).history).toMatchObject([{ isOfDraft: false }]);
  });

  test('leaves the review of the article alone until then', async () => {
    await setPublished(true);
    await review({ dueOn: '2027-01-01' });
    const draft = await saveDraft(CHANGED);
    expect(await states()).toEqual({ live: 'reviewed', draft: 'changed' });
    await review({ draft, dueOn: '2028-01-01' });
    expect([await states(), (await shown()).review?.dueOn]).toEqual([
      { live: 'reviewed', draft: 'reviewed' },
      '2027-01-01',
    ]);
    await publishDraft(draft);
    expect((await shown()).review?.dueOn).toBe('2028-01-01');
  });

  test('counts when the editor publishes the same text, and not another', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    await review({ draft });
    await save({ ...CHANGED, seoTitle: 'Zoek', draft, isPublished: true });
    expect([await states(), (await shown()).review?.name]).toEqual([{ live: 'reviewed' }, 'Anna']);
    const other = await saveDraft({ content: '<p>Weer anders.</p>' });
    await review({ draft: other, dueOn: '2028-01-01' });
    await save({ content: '<p>Niet gelezen.</p>', draft: other, isPublished: true });
    expect([await states(), (await shown()).review?.dueOn]).toEqual([{ live: 'changed' }, '2029-11-21']);
  });

  test('never counts when they are discarded', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    await review({ draft });
    await request(`${article.id}/draft-changes?draft=${draft}`, 'DELETE');
    expect([await states(), (await shown()).review]).toEqual([{ live: 'none' }, null]);
  });

  test('stays with the text when the article is unpublished', async () => {
    await setPublished(true);
    await review({ draft: await saveDraft(CHANGED) });
    await setPublished(false);
    expect(await states()).toEqual({ live: 'reviewed' });
    await setPublished(true);
    expect((await shown()).review?.name).toBe('Anna');
  });

  test('does not count again when it was withdrawn before publishing', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    await review({ draft });
    await withdraw();
    await publishDraft(draft);
    expect([await states(), (await shown()).review]).toEqual([{ live: 'none' }, null]);
  });

  test('says changed when they are saved again', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    await review({ draft });
    const seo = await saveDraft({ ...CHANGED, seoTitle: 'Zoek' }, draft);
    expect(await states()).toMatchObject({ draft: 'reviewed' });
    await saveDraft({ content: '<p>Nieuwer.</p>' }, seo);
    expect(await states()).toMatchObject({ draft: 'changed' });
  });

  test('says changed when a picture of them is replaced', async () => {
    const [inside, other] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];
    await app.db.insert(images).values([inside, other].map((hash) => ({ hash, uploadedAt: app.time.now })));
    await setPublished(true);
    await review({ draft: await saveDraft({ image: `/api/admin/download/${inside}.webp` }) });
    expect(await states()).toMatchObject({ draft: 'reviewed' });
    pass(1);
    await replacePicture(app.system, inside, { by: other, version: 1 });
    expect(await states()).toMatchObject({ draft: 'changed' });
  });

  test('is refused when a colleague saved other ones', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    await saveDraft({ content: '<p>Nieuwer.</p>' }, draft);
    expect((await review({ draft })).status).toBe(409);
    expect((await open()).reviews.history).toEqual([]);
    expect((await review()).status).toBe(200);
  });
});

describe('a schedule', () => {
  test('publishes the review with the changes', async () => {
    await setPublished(true);
    const draft = await saveDraft(CHANGED);
    await review({ draft });
    expect((await schedule({ action: 'publish-changes', draft })).status).toBe(200);
    const newer = await saveDraft({ content: '<p>Nieuwer.</p>' }, draft);
    await review({ draft: newer, dueOn: '2028-01-01' });
    await atItsTime();
    expect([await states(), (await shown()).review?.dueOn]).toEqual([
      { live: 'reviewed', draft: 'reviewed' },
      '2029-11-21',
    ]);
  });

  test('leaves the review of a newer text with that text', async () => {
    await schedule({ action: 'publish', draft: null });
    await save(CHANGED);
    await review();
    await atItsTime();
    expect((await shown()).content).not.toContain('Nieuw');
    expect([await states(), (await shown()).review]).toEqual([{ live: 'none', draft: 'reviewed' }, null]);
    await publishDraft((await open()).draftChanges?.number ?? 0);
    expect((await shown()).review?.name).toBe('Anna');
  });

  test('shows no review of a text that is neither what it published nor the draft changes', async () => {
    await review({ dueOn: '2027-01-01' });
    await schedule({ action: 'publish', draft: null });
    await save(CHANGED);
    await review({ dueOn: '2028-01-01' });
    await save({ content: '<p>Nieuwer.</p>' });
    await atItsTime();
    expect((await shown()).review?.dueOn).toBe('2027-01-01');
    expect(await states()).toEqual({ live: 'reviewed', draft: 'changed' });
  });
});
