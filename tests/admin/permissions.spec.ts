import type { Page } from '@playwright/test';
import type { AdminArticle } from '../../src/shared/contract/articles/articles.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';
import { contentField, openEditor, titleField, toast } from './editor/editor-page.ts';
import { expect, test } from './with-writer.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const buttons = async (page: Page, title: string) => {
  const shown = card(page, title).getByRole('button').or(card(page, title).getByRole('link'));
  return (await shown.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
};
const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

async function write(page: Page, changes: Record<string, unknown> = {}): Promise<AdminArticle> {
  const title = `Van Wim ${uniqueWord()}`;
  const data = { title, content: '<p>Een rustige ochtend.</p>', category: 'Hormonen', ...changes };
  const response = await page.request.post('/api/admin/articles', { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as AdminArticle;
}

test('a Writer finds no button that would be refused', async ({ writer, createArticle }) => {
  const own = await write(writer);
  const draft = await createArticle();
  const live = await createArticle({ isPublished: true });
  await writer.goto('/admindash');
  await card(writer, own.title).waitFor();
  expect(await buttons(writer, own.title)).toEqual([
    own.title,
    `Edit ${own.title}`,
    `Duplicate ${own.title}`,
    `Delete ${own.title}`,
  ]);
  expect(await buttons(writer, draft.title)).toEqual([draft.title, `Read ${draft.title}`, `Duplicate ${draft.title}`]);
  expect(await buttons(writer, live.title)).toEqual([
    live.title,
    `Read ${live.title}`,
    `View ${live.title} on the website (opens in a new tab)`,
    `Duplicate ${live.title}`,
  ]);
  await nav(writer).getByRole('button', { name: 'More' }).click();
  await expect(nav(writer).getByRole('link')).toHaveText([
    'Dashboard',
    /^To do/,
    'Pictures',
    'Clinic',
    'Visits',
    'Account',
    'Help',
    'Website',
  ]);
  await writer.keyboard.press('Escape');
  await writer.getByRole('checkbox', { name: 'Select all your drafts on this page' }).check();
  const bulk = writer.getByRole('group', { name: 'Change the selected articles' });
  await expect(bulk.getByRole('button')).toHaveText(['Category', 'Delete']);
  expect(await axeViolations(writer)).toEqual([]);
  for (const tab of ['writers', 'categories']) {
    await writer.goto(`/admindash?tab=${tab}`);
    await writer.getByRole('article').first().waitFor();
    await expect(writer.getByRole('button', { name: /^(Add|Edit|Delete) / })).toHaveCount(0);
  }
  await writer.keyboard.press('Control+k');
  await writer.getByRole('combobox', { name: 'Go to a screen or an article' }).fill('mess');
  await expect(writer.getByRole('option', { name: 'Messages' })).toHaveCount(0);
});

test('an address of a screen that one may not see says what is missing', async ({ writer }) => {
  await writer.goto('/admindash/messages');
  await expect(writer.getByRole('alert')).toContainText(
    'You may not read contact messages. Your role is Writer. An administrator can change that.',
  );
  await writer.goto('/admindash/activity');
  await expect(writer.getByRole('alert')).toContainText('You may not see what colleagues did. Your role is Writer.');
});

test('a Writer saves drafts, and draft changes of what readers have', async ({ page, writer }) => {
  const article = await write(writer);
  await openEditor(writer, article);
  await expect(writer.getByText('You write drafts. Hand this one in when it is done')).toBeVisible();
  await expect(writer.getByRole('switch', { name: 'Published' })).toHaveCount(0);
  await expect(writer.getByRole('button', { name: /Schedule|Reviewed/ })).toHaveCount(0);
  await titleField(writer).fill(`${article.title} beter`);
  await writer.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(writer, 'Article updated')).toBeVisible();

  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await openEditor(writer, article);
  await expect(writer.getByText('Readers have this article. What you save are draft changes')).toBeVisible();
  await titleField(writer).fill(`${article.title} best`);
  expect(await axeViolations(writer)).toEqual([]);
  await writer.getByRole('button', { name: 'Save draft changes' }).click();
  await expect(toast(writer, 'Draft saved')).toBeVisible();
  await expect(card(writer, `${article.title} beter`)).toContainText('Published · draft changes');
  const read = await page.request.get(`/api/articles/${article.slug}`);
  expect(((await read.json()) as AdminArticle).title).toBe(`${article.title} beter`);
});

test('an unchanged article of readers gets no draft changes', async ({ page, writer }) => {
  const article = await write(writer);
  await page.request.post(`/api/admin/articles/${article.id}/publish`);
  await openEditor(writer, article);
  await writer.getByRole('button', { name: 'Save draft changes' }).click();
  await expect(writer).toHaveURL('/admindash');
  await expect(card(writer, article.title).getByText('Published', { exact: true })).toBeVisible();
});

test('a Writer reads an article of a colleague', async ({ writer, createArticle }) => {
  const article = await createArticle({ content: '<p>Van een collega.</p>' });
  await writer.goto('/admindash');
  await card(writer, article.title).getByRole('link', { name: /^Read/ }).click();
  await expect(writer.getByText('This is an article of a colleague.')).toBeVisible();
  await expect(writer.getByRole('article', { name: article.title })).toContainText('Van een collega.');
  await expect(writer.getByRole('textbox')).toHaveCount(0);
  expect(await axeViolations(writer)).toEqual([]);
  await writer.getByRole('link', { name: 'History' }).click();
  await writer.getByRole('heading', { name: /^Version 1/ }).waitFor();
  await expect(writer.getByRole('button', { name: /Name this|Share this|Restore/ })).toHaveCount(0);
  await expect(writer.getByText('What happened to this article')).toHaveCount(0);
});

test('an Editor who becomes a Writer while typing loses no text', async ({ page, writer, createArticle }) => {
  const article = await createArticle();
  const { user } = await (await writer.request.get('/api/admin/me')).json();
  const becomes = async (role: 'writer' | 'editor') => {
    const data = { role, readsMessages: false, reviewer: null };
    expect((await page.request.put(`/api/admin/people/${user.id}`, { data })).status()).toBe(204);
  };
  await becomes('editor');
  await openEditor(writer, article);
  await contentField(writer).click();
  await becomes('writer');
  await writer.keyboard.type('Dit mag niet weg. ');
  await writer.keyboard.press('Control+s');
  const told = writer.getByRole('region', { name: /^Notifications/ });
  await expect(told).toContainText('You may not change articles of others. Your role is Writer.');
  await expect(contentField(writer)).toContainText('Dit mag niet weg.');
});

test('unsaved text of an article that one may read only becomes a draft', async ({ writer, createArticle }) => {
  const article = await createArticle();
  const { seoTitle, seoDescription, videoUrl, image, imageAlt, excerpt, ...rest } = article;
  const texts = { seoTitle, seoDescription, videoUrl, image, imageAlt, excerpt };
  const empty = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? '']));
  const { title, slug, category, type, author, writerId, tags, sources } = rest;
  const form = { title, slug, category, type, author, writerId, tags, sources, ...empty, isPublished: false };
  const kept = await writer.request.put(`/api/admin/recoverable-drafts/${article.id}/1795255200000`, {
    data: {
      at: new Date().toISOString(),
      form: { ...form, content: '<p>Van vroeger.</p>' },
      version: article.version,
      draftNumber: null,
      restored: null,
    },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await writer.goto(`/admindash/articles/${article.id}`);
  await writer.getByRole('button', { name: 'Use them for a new draft' }).click();
  await writer.getByRole('button', { name: 'Restore' }).click();
  await expect(contentField(writer)).toContainText('Van vroeger.');
});
