import { expect, test } from '../logged-in.ts';
import { titleField } from './editor-page.ts';

/** The heading, the badge and what saving will change. */
const heading = (page: import('@playwright/test').Page) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .filter({ has: page.getByRole('button', { name: 'Save Article' }) })
    .last();

test('a new article is a draft until it is saved', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(heading(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(heading(page).getByText('Published', { exact: true })).toBeHidden();
  await expect(heading(page)).toContainText('will be published when you save');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(heading(page)).not.toContainText('when you save');
});

test('a published article says when saving unpublishes it', async ({ page, createArticle }) => {
  const { id } = await createArticle({ isPublished: true });
  await page.goto(`/admindash/articles/${id}`);
  await expect(heading(page).getByText('Published', { exact: true })).toBeVisible();
  await expect(heading(page)).not.toContainText('when you save');
  await titleField(page).fill('Anders');
  await expect(heading(page)).toContainText('changes go live when you save');
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(heading(page).getByText('Published', { exact: true })).toBeVisible();
  await expect(heading(page)).toContainText('will be unpublished when you save');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(heading(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(heading(page)).not.toContainText('when you save');
});
