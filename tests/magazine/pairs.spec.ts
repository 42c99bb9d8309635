import { openEditor } from '../admin/editor/editor-page.ts';
import { expect, test } from '../admin/logged-in.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { uniqueWord } from '../support/unique-word.ts';

test('an editor pairs two articles, and readers of each find the other', async ({ page, createArticle }) => {
  const word = uniqueWord();
  const dutch = await createArticle({ title: `Slapen ${word}`, isPublished: true });
  const english = await createArticle({ title: `Sleep ${word}`, language: 'en', isPublished: true });
  await openEditor(page, dutch);
  const field = page.getByRole('group', { name: 'The same in English' });
  await field.getByRole('searchbox', { name: 'Find an article in English' }).fill(word);
  await field.getByRole('button', { name: english.title }).press('Enter');
  await expect(field.getByRole('link', { name: english.title })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field.getByRole('button', { name: /^Remove/ })).toBeVisible();

  await page.goto(`/magazine/article/${dutch.slug}`);
  const alternates = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
  const expected = [
    ['en', `/magazine/article/${english.slug}`],
    ['nl', `/magazine/article/${dutch.slug}`],
    ['x-default', `/magazine/article/${dutch.slug}`],
  ];
  expect((await alternates()).toSorted()).toEqual(expected);
  const toEnglish = page.getByRole('link', { name: 'This article in English' });
  await expect(toEnglish).toHaveAttribute('hreflang', 'en');
  expect(await axeViolations(page)).toEqual([]);
  await toEnglish.click();
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
  expect((await alternates()).toSorted()).toEqual(expected);
  const toDutch = page.getByRole('link', { name: 'Dit artikel in het Nederlands' });
  await expect(toDutch).toHaveAttribute('lang', 'nl');

  await openEditor(page, english);
  const other = page.getByRole('group', { name: 'The same in Dutch' });
  await other.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(other.getByRole('searchbox')).toBeVisible();
  await expect(other).toBeFocused();
  await page.goto(`/magazine/article/${dutch.slug}`);
  await expect(toEnglish).toHaveCount(0);
});

test('says that the search for the other article failed, not that there is none', async ({ page, createArticle }) => {
  const word = uniqueWord();
  await createArticle({ title: `Sleep ${word}`, language: 'en' });
  await page.route(/\/pair\/candidates/, (route) => route.abort());
  await openEditor(page, await createArticle());
  const field = page.getByRole('group', { name: 'The same in English' });
  await field.getByRole('searchbox').fill(word);
  await expect(field.getByRole('status')).toHaveText('The search failed. Change the words to try again.');
});
