import { axeViolations } from '../../support/browser/axe.ts';
import { contentField, openEditor, titleField } from '../editor/editor-page.ts';
import { openHistory } from '../history/history-page.ts';
import { expect, test } from '../logged-in.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('opens what was saved in a new tab, and asks when there is more', async ({ page, context, createArticle }) => {
  const article = await createArticle({ title: 'Wat bewaard is' });
  await openEditor(page, article);
  const openPreview = async (open: () => Promise<void>) => {
    const opened = context.waitForEvent('page');
    await open();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Wat bewaard is');
    await expect(tab.getByRole('region', { name: 'Preview', exact: true })).toContainText(
      'Only staff can see this page',
    );
    await tab.close();
  };
  const link = page.getByRole('link', { name: 'Preview (opens in a new tab)' });
  await openPreview(() => link.click());

  await titleField(page).fill('Nog niet bewaard');
  await link.click();
  const question = page.getByRole('alertdialog', { name: 'Preview without your last changes?' });
  await expect(question).toContainText(/as it was saved (just now|a minute ago)\./);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(link).toBeFocused();
  await link.press('Enter');
  await openPreview(() => question.getByRole('button', { name: 'Open the preview' }).click());
  await expect(titleField(page)).toHaveValue('Nog niet bewaard');
  await page.getByRole('button', { name: 'Share preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your last changes are not saved, so no link shows them yet.');
});

test('shares a draft by keyboard, and takes it back', async ({ page, browser, site, createArticle }) => {
  const article = await createArticle({ title: 'Meelezen' });
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Share preview' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share preview' });
  await expect(dialog.getByRole('heading', { name: 'No link of this article works' })).toBeVisible();
  const days = dialog.getByLabel('Days that the link works');
  await days.fill('31');
  await expect(dialog.getByText('Choose 1 to 30 days')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await days.fill('3');
  await days.press('Enter');

  const address = dialog.getByLabel('Link for a reader');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(new RegExp(`^${site.url}/magazine/preview/[\\w-]{43}$`));
  await expect(page).toHaveURL(`/admindash/articles/${article.id}`);
  await dialog.getByRole('button', { name: 'Copy the link' }).press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(await address.inputValue());

  const reader = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await reader.goto(url);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Meelezen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share preview' })).toBeFocused();

  await page.getByRole('button', { name: 'Share preview' }).click();
  await expect(dialog.getByRole('listitem')).toContainText(/What is saved last.*Made .*Works until .*, last opened /);
  await dialog.getByRole('button', { name: /^Revoke/ }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'No link of this article works' })).toBeFocused();
  expect((await reader.reload())?.status()).toBe(410);
  await reader.close();
});

test('shares one version, whatever is saved later', async ({ page, request, createArticle, changeArticle }) => {
  const article = await createArticle({ title: 'Versie een' });
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Share preview' }).click();
  await page.getByRole('radio', { name: 'Only this version' }).check();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByLabel('Link for a reader').inputValue();
  await changeArticle(article, { title: 'Versie twee' });
  expect(await (await request.get(url)).text()).toContain('Versie een');

  await openHistory(page, article, '?version=1');
  await page.getByRole('button', { name: 'Share this version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share version 1' });
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const older = await dialog.getByLabel('Link for a reader').inputValue();
  expect(await (await request.get(older)).text()).toContain('This is one version of the article.');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
});

test('explains why a published article has nothing to share', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ isPublished: true }));
  await page.getByRole('button', { name: 'Share preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share preview' });
  await expect(dialog).toContainText('Readers already see everything that was saved of this article.');
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'history' }).click();
  await expect(page).toHaveURL(/\/history/);
});

test('offers no preview of an article that was never saved', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await contentField(page).waitFor();
  await expect(page.getByRole('button', { name: 'Share preview' })).toHaveCount(0);
});

for (const width of [390, 320])
  test(`the dialog is accessible and fits ${width} px`, async ({ page, createArticle }) => {
    const article = await createArticle();
    const path = `/api/admin/articles/${article.id}/preview-links`;
    for (const revision of [1, null]) await page.request.post(path, { data: { revision } });
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, article);
    await page.getByRole('button', { name: 'Share preview' }).click();
    const dialog = page.getByRole('dialog');
    for (const button of ['Make a link', 'Copy the link']) {
      await dialog.getByRole('button', { name: button }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const excess = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(excess).toBe(0);
      if (button === 'Make a link') await dialog.getByRole('button', { name: button }).click();
    }
  });
