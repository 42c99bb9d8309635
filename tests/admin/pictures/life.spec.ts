import type { Locator, Page } from '@playwright/test';
import type { PictureDetails, PicturePage } from '../../../src/shared/contract/pictures/pictures.ts';
import { openEditor, saveButton, toast } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { cards, dialog, files, uploadAll, word } from './library-page.ts';

test('twenty pictures: one is used, pointed and replaced, one removed', async ({
  page,
  browser,
  site,
  createArticle,
}) => {
  const name = word();
  const [used, restored, removed] = [7, 3, 12].map((at) => `${name} ${at}.png`) as [string, string, string];
  const article = await createArticle({ isPublished: true });
  const reader = await (await browser.newContext({ baseURL: site.url })).newPage();
  const cover = reader.getByRole('article').filter({ hasText: article.title }).locator('img').first();

  await test.step('it is uploaded with nineteen others, and chosen in the editor', async () => {
    await page.goto('/admindash/pictures');
    await uploadAll(page, name, 20);
    await openEditor(page, article);
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await dialog(page).getByRole('searchbox').fill(name);
    await expect(cards(page, name)).toHaveCount(20);
    await cards(page, used).click();
    await page.getByLabel('Image Alt Text').fill('Een blad in het ochtendlicht');
    await saveButton(page).click();
    await expect(toast(page, 'Article updated')).toBeVisible();
    const { shown } = await fetchPicture(page, used);
    await reader.goto('/magazine');
    await expectShown(cover, shown);
  });

  await test.step('its focal point moves the crop on the card', async () => {
    await page.goto(`/admindash/pictures?search=${name}`);
    await cards(page, used).click();
    await expect(dialog(page).getByRole('link', { name: article.title })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Focal point…' }).click();
    await page.getByRole('slider', { name: 'Focal point' }).focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp'])
      await page.keyboard.press(`Shift+${key}`);
    await page.getByRole('dialog', { name: 'Focal point' }).getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Focal point saved')).toBeVisible();
    await reader.reload();
    await expect(cover).toHaveCSS('object-position', '20% 30%');
  });

  await test.step('its new file is shown on the card', async () => {
    const before = await fetchPicture(page, used);
    const [newFile] = await files('nieuw', 1);
    await dialog(page)
      .getByLabel('The new file')
      .setInputFiles(newFile ?? []);
    await expect(toast(page, 'File replaced')).toBeVisible();
    await page.keyboard.press('Escape');
    const { shown } = await fetchPicture(page, used);
    expect(shown).not.toBe(before.shown);
    await reader.reload();
    await expectShown(cover, shown);
    await expect(cover).toHaveCSS('object-position', '50% 50%');
  });

  await test.step('the other nineteen are unused, and may go to the bin', async () => {
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Unused' }).click();
    await expect(cards(page, name)).toHaveCount(19);
    for (const [at, unused] of [restored, removed].entries()) {
      await cards(page, unused).click();
      await dialog(page)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(cards(page, name)).toHaveCount(18 - at);
    }
  });

  await test.step('the bin gives one back, and removes one for good', async () => {
    await page.getByRole('tab', { name: 'Bin' }).click();
    await page.getByRole('button', { name: `Restore ${restored}` }).click();
    await expect(toast(page, 'Picture restored')).toBeVisible();
    await page.getByRole('button', { name: `Remove for good… ${removed}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove for good' }).click();
    await expect(toast(page, 'Picture removed for good')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    await page.goto(`/admindash/pictures?search=${name}&filter=unused`);
    await expect(cards(page, name)).toHaveCount(18);
    await expect(cards(page, restored)).toBeVisible();
  });
  await reader.context().close();
});

test('a picture in the bin is removed for good, and stays away', async ({ page }) => {
  const name = word();
  const [file] = await files(name, 1);
  const upload = () => page.getByLabel('Upload pictures').setInputFiles(file ?? []);
  await page.goto(`/admindash/pictures?search=${name}`);
  await upload();
  await cards(page, name).click();
  const { address, hash } = await fetchPicture(page, name);
  await page.request.delete(`/api/admin/pictures/${hash}`);
  await page.goto('/admindash/pictures?tab=bin');
  const row = page.getByRole('listitem').filter({ hasText: name });
  const remove = row.getByRole('button', { name: /^Remove for good/ });
  const question = page.getByRole('alertdialog', { name: 'Remove this picture for good?' });

  await remove.click();
  await expect(question).toContainText('Nothing uses it. The files are deleted');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(row).toBeVisible();

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove for good' }).click();
  await expect(toast(page, 'Picture removed for good')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);
  await upload();
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('removed from the site for good');
});

/** The picture of this name, as staff get it. */
async function fetchPicture(page: Page, name: string): Promise<PictureDetails> {
  const found = await page.request.get(`/api/admin/pictures?search=${encodeURIComponent(name)}`);
  const { pictures } = (await found.json()) as PicturePage;
  const hash = pictures.find((picture) => picture.name?.startsWith(name))?.hash;
  return (await (await page.request.get(`/api/admin/pictures/${hash}`)).json()) as PictureDetails;
}

/** Its file stands on the page, and loads. */
async function expectShown(image: Locator, file: string): Promise<void> {
  await expect(image).toHaveAttribute('src', new RegExp(/[0-9a-f]{32}/.exec(file)?.[0] ?? '-'));
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}
