import { uniqueWord } from '../../../support/unique-word.ts';
import { expect, test } from '../../logged-in.ts';
import { choose, contentField, fetchArticle, openEditor, saveButton, titleField } from '../editor-page.ts';

const ENGLISH =
  '<p>You can have a walk in the forest, and that is good for your sleep. It is not for the few: you have to go but once, and the rest of the day is yours. The best of it is that you can do this with a friend.</p>';

test('the language that an editor chooses is that of the text and its page', async ({ page, createArticle }) => {
  const article = await createArticle({ content: ENGLISH, isPublished: true, slug: `quiet-${uniqueWord()}` });
  await openEditor(page, article);
  await expect(contentField(page)).toHaveAttribute('lang', 'nl');
  await expect(page.getByText('The text reads as English, but is marked as Dutch.')).toBeVisible();
  await choose(page, 'Language', 'English');
  for (const field of [contentField(page), titleField(page)]) await expect(field).toHaveAttribute('lang', 'en');
  await expect(page.getByText('The text reads as English')).toHaveCount(0);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  expect(await fetchArticle(page, article)).toMatchObject({ language: 'en' });

  await page.goto(`/magazine/article/${article.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ inLanguage: 'en' });
  await page.goto('/magazine');
  await expect(page.getByRole('heading', { name: article.title })).toHaveAttribute('lang', 'en');
});

test('“Show in the text” of the language leads to its control', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: ENGLISH }));
  const finding = page.getByRole('listitem').filter({ hasText: 'The text reads as English' });
  await finding.getByRole('button', { name: 'Show in the text' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
});
