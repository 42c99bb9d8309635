import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpDraftChanges } from '../../../../tests/support/articles/draft-changes.ts';
import { setUpPreviewLinks } from '../../../../tests/support/articles/preview-links.ts';
import { asVisitor } from '../../context.ts';
import { previewForStaff, resolvePreviewLink } from './resolve.ts';

/** Links to draft changes. Before each test an article without draft changes is published. */
const app = setUpTestApp();
const drafts = setUpDraftChanges(app);
const { article, save, saveDraft, publish, discard, setPublished, draft, shown } = drafts;
const { share, list } = setUpPreviewLinks(app, drafts);

const open = (token: string) => resolvePreviewLink(asVisitor(app.system), token);
const live = { status: 'moved', to: expect.objectContaining({ slug: 'slapen-zonder-pillen' }) };

test('shows draft changes, and newer ones, while readers see the live text', async () => {
  await saveDraft({ title: 'In wording' });
  expect(await list()).toEqual({ links: [], hasUnpublishedText: true });
  const { token } = await share();
  expect(await open(token)).toMatchObject({ of: 'draft-changes', article: { title: 'In wording' } });
  await saveDraft({ title: 'Verder in wording', slug: 'later-adres' });
  expect(await open(token)).toMatchObject({ article: { title: 'Verder in wording', slug: 'later-adres' } });
  expect(await previewForStaff(app.system, article.id)).toMatchObject({ article: { title: 'Verder in wording' } });
  expect(await shown()).toMatchObject({ title: 'Slapen zonder pillen' });
});

test('stays with the draft changes that it is pinned to', async () => {
  await saveDraft({ title: 'Om te lezen' });
  const { token, link } = await share({ revision: 'current' });
  expect(link.revision).toBe(draft.number);
  await saveDraft({ title: 'Niet om te lezen' });
  expect(await open(token)).toMatchObject({ of: 'version', article: { title: 'Om te lezen' } });
});

test('leads to the live page once they are published', async () => {
  await saveDraft({ title: 'Nieuwe tekst' });
  const links = [await share(), await share({ revision: 'current' })];
  expect((await publish()).status).toBe(200);
  for (const { token } of links) expect(await open(token)).toEqual(live);
  expect(await list()).toEqual({ links: [], hasUnpublishedText: false });
});

test('leads to the live page once they are saved as the live text', async () => {
  await saveDraft({ title: 'Nieuwe tekst' });
  const { token } = await share();
  expect((await save({ title: 'Nieuwste tekst', isPublished: true, draft: draft.number })).status).toBe(200);
  expect((await list()).links).toEqual([]);
  await saveDraft({ title: 'Geheim vervolg', draft: null });
  expect(await open(token)).toMatchObject({ status: 'moved' });
});

test('keeps working when the live text is saved beside them', async () => {
  await saveDraft({ title: 'In wording' });
  const { token } = await share();
  expect((await save({ title: 'Live verbeterd', isPublished: true })).status).toBe(200);
  expect(await open(token)).toMatchObject({ of: 'draft-changes', article: { title: 'In wording' } });
});

test('leads to the live page after they are discarded, until new ones', async () => {
  await saveDraft({ title: 'In wording' });
  const { token } = await share();
  expect((await discard()).status).toBe(204);
  expect(await open(token)).toEqual(live);
  await saveDraft({ title: 'Opnieuw in wording', draft: null });
  expect(await open(token)).toMatchObject({ of: 'draft-changes', article: { title: 'Opnieuw in wording' } });
});

test('shows them as the draft once the article is unpublished', async () => {
  await saveDraft({ title: 'In wording' });
  const { token } = await share();
  await setPublished(false);
  expect(await open(token)).toMatchObject({ of: 'draft', article: { title: 'In wording' } });
});

test('shows them again after the article was in the bin', async () => {
  await saveDraft({ title: 'In wording' });
  const { token } = await share();
  await drafts.request(String(article.id), 'DELETE');
  expect(await open(token)).toEqual({ status: 'gone' });
  await app.request(`/api/admin/bin/${article.id}/restore`, { method: 'POST', cookie: article.cookie });
  expect(await open(token)).toMatchObject({ of: 'draft-changes', article: { title: 'In wording' } });
});
