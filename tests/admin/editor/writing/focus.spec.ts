import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { chooseMore, contentField, inMore, openEditor, saveButton, titleField } from '../editor-page.ts';
import { pasteData } from '../paste/clipboard.ts';

test.beforeEach(async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: `<p>Begin</p>${'<p>Een rustige ochtend.</p>'.repeat(40)}` }));
});

test('focus mode leaves the title, the text and what saves it, until Escape', async ({ page }) => {
  const isFocused = page.getByRole('button', { name: 'Leave focus mode' });
  const others = [
    page.getByRole('navigation', { name: 'Admin' }),
    page.getByLabel('URL Slug'),
    page.getByLabel('Excerpt'),
  ];
  await chooseMore(page, 'Focus mode');
  await expect(isFocused).toBeVisible();
  for (const other of others) await expect(other).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Publish Settings' })).toBeHidden();
  await expect(titleField(page)).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  await contentField(page).click();
  await page.keyboard.type('x');
  await expect(page.getByText(/^Unsaved changes/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.press('Escape');
  await expect(isFocused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(isFocused).toBeHidden();
  await expect(page.getByLabel('URL Slug')).toBeVisible();
});

test('Escape in a bar over the text closes that, and focus mode stays', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p><a href="/pmo">over het PMO</a></p><p></p>' }));
  const isFocused = page.getByRole('button', { name: 'Leave focus mode' });
  await chooseMore(page, 'Focus mode');
  const text = contentField(page);
  await text.getByRole('link').click();
  await page.getByRole('button', { name: 'Edit link' }).press('Escape');
  await expect(text).toBeFocused();
  await expect(isFocused).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await pasteData(text, { 'text/plain': '- een\n- twee' });
  const question = page.getByRole('region', { name: 'This text looks like Markdown.' });
  await question.getByRole('button', { name: 'Keep as text' }).press('Escape');
  await expect(question).toBeHidden();
  await expect(isFocused).toBeVisible();
});

test('focus mode stays for the next article, and its button leaves it', async ({ page, createArticle }) => {
  await chooseMore(page, 'Focus mode');
  const other = await createArticle();
  await openEditor(page, other);
  await expect(page.getByLabel('URL Slug')).toBeHidden();
  await page.getByRole('button', { name: 'Leave focus mode' }).click();
  await expect(page.getByLabel('URL Slug')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More tools' })).toBeFocused();
  await page.goto('/admindash');
  await expect(page.getByRole('link', { name: 'To do' })).toBeVisible();
});

test('an error in a hidden field ends focus mode and takes the focus', async ({ page }) => {
  const long = 'a'.repeat(600);
  await page.getByLabel('Excerpt').fill(long);
  await chooseMore(page, 'Focus mode');
  await expect(page.getByLabel('Excerpt')).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  await expect(page.getByLabel('Excerpt')).toHaveAttribute('aria-invalid', 'true');
});

test('an error in the title shows in focus mode', async ({ page }) => {
  await chooseMore(page, 'Focus mode');
  await titleField(page).fill('');
  await saveButton(page).click();
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Leave focus mode' })).toBeVisible();
});

test('the text takes the full width and keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const text = contentField(page);
  await text.locator('p').nth(30).click();
  const top = () =>
    text
      .locator('p')
      .nth(30)
      .evaluate((element) => element.getBoundingClientRect().top);
  const wide = await inMore(page, 'Full width');
  const [before, narrow] = [await top(), (await text.boundingBox())?.width ?? 0];
  await wide.click();
  expect((await text.boundingBox())?.width).toBeGreaterThan(narrow + 200);
  expect(Math.abs((await top()) - before)).toBeLessThan(200);
  await page.reload();
  await expect(await inMore(page, 'Full width')).toBeChecked();
});
