import type { Page } from '@playwright/test';
import type { RemotePictures } from '../../../../src/shared/contract/articles/article-overviews.ts';
import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { COPIED_PATH, COPY_ROUTE, holdCopies, paste, respondToCopies, saveAndFetch } from '../paste/clipboard.ts';

/** Tests that show the picture fulfil the request themselves. */
const REMOTE = 'https://foto.example/bos.jpg';
test.beforeEach(({ page }) => page.route('https://foto.example/**', (route) => route.fulfill({ status: 404 })));

// Other tests fail on requests to other hosts.
test.afterEach(async ({ page }) => {
  const { articles } = (await (await page.request.get('/api/admin/remote-pictures')).json()) as RemotePictures;
  for (const { id } of articles) await page.request.delete(`/api/admin/articles/${id}`);
});

async function enterAddress(page: Page, address: string) {
  await contentField(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByLabel('Image URL').fill(address);
  return { dialog, add: () => dialog.getByRole('button', { name: 'Add image' }).click() };
}

test('copies the picture of a typed address by default', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copied = await respondToCopies(page);
  await page.goto(`/admindash/articles/${id}`);
  const { dialog, add } = await enterAddress(page, REMOTE);
  await expect(dialog.getByRole('radio', { name: /copy the picture/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Leave it at foto.example' })).toHaveAccessibleDescription(
    /sees their internet address/,
  );
  await dialog.getByLabel('Alt Text').fill('Een bos');
  await add();
  await expect(dialog).toBeHidden();
  await expect(contentField(page).getByRole('img', { name: 'Een bos' })).toHaveAttribute('src', COPIED_PATH);
  expect(copied).toEqual([REMOTE]);
});

test('says at the field why a picture was not copied', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const error = 'The picture could not be copied: it answers 403.';
  await page.route(COPY_ROUTE, (route) => route.fulfill({ status: 400, json: { success: false, error } }));
  await page.goto(`/admindash/articles/${id}`);
  const { dialog, add } = await enterAddress(page, REMOTE);
  await add();
  await expect(dialog.getByLabel('Image URL')).toHaveAccessibleDescription(/it answers 403/);
  await dialog.getByRole('radio', { name: 'Leave it' }).check();
  await add();
  await expect(dialog).toBeHidden();
  await expect(contentField(page).locator('img')).toHaveAttribute('src', REMOTE);
  expect((await saveAndFetch(page, id)).content).toContain(`<img src="${REMOTE}"`);
});

test('lists remote pictures, keeps them when moved, and copies them', async ({ page, createArticle }) => {
  const { id, title } = await createArticle({
    content: `<p>Een</p><img src="${REMOTE}" alt="Een bos">`,
    image: 'https://foto.example/kop.jpg',
    isPublished: true,
  });
  await page.goto('/admindash');
  const listed = page.getByRole('group').filter({ hasText: 'pictures from other websites' });
  await listed.getByText('pictures from other websites').click();
  await expect(listed.getByRole('listitem').filter({ hasText: title })).toContainText('foto.example');
  await listed.getByRole('link', { name: title }).click();

  const copied = await respondToCopies(page);
  const text = contentField(page);
  await text.click();
  await paste(text, `<p>Nog eens</p><img src="${REMOTE}" alt="Nog een bos">`);
  await expect(text.getByRole('img', { name: 'Nog een bos' })).toHaveAttribute('src', REMOTE);
  expect(copied).toEqual([]);

  const notices = page.getByRole('region', { name: /from (an)?other website/ });
  await expect(notices.first()).toContainText('A picture comes from foto.example');
  await notices.first().getByRole('button', { name: 'Copy to this site' }).click();
  await expect(text.locator(`img[src="${COPIED_PATH}"]`)).toHaveCount(2);
  await expect(text).toBeFocused();
  await notices.getByRole('button', { name: 'Copy to this site' }).press('Enter');
  await expect(notices).toBeHidden();
  const { content, image } = await saveAndFetch(page, id);
  expect([content.includes('foto.example'), image]).toEqual([false, COPIED_PATH]);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(listed.getByRole('link', { name: title })).toBeHidden();
});

test('a cover that was removed while it was copied stays away', async ({ page, createArticle }) => {
  const { id } = await createArticle({ image: 'https://foto.example/kop.jpg' });
  const copies = await holdCopies(page);
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('button', { name: 'Copy to this site' }).click();
  await expect.poll(copies.count).toBe(1);
  await page.getByRole('button', { name: 'Remove image' }).click();
  copies.release();
  await expect(page.getByText('1 picture copied to this site', { exact: true })).toBeVisible();
  expect((await saveAndFetch(page, id)).image).toBeNull();
});

test('keeps a remote picture that cannot be copied', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: `<p>Een</p><img src="${REMOTE}" alt="Een bos">` });
  const error = 'The picture could not be copied: it answers 404.';
  await page.route(COPY_ROUTE, (route) => route.fulfill({ status: 400, json: { success: false, error } }));
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('button', { name: 'Copy to this site' }).click();
  await expect(page.getByText('1 picture could not be copied', { exact: true })).toBeVisible();
  await expect(page.getByText(error, { exact: true })).toBeVisible();
  await expect(contentField(page).locator('img')).toHaveAttribute('src', REMOTE);
});

for (const width of [1280, 320]) {
  test(`notices and choices are accessible at ${width} px`, async ({ page, createArticle }) => {
    const { id } = await createArticle({
      content: `<p>Een</p><img src="${REMOTE}" alt="Een bos">`,
      image: REMOTE,
    });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admindash');
    await page.getByText('pictures from other websites').click();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await page.goto(`/admindash/articles/${id}`);
    await contentField(page).click();
    await paste(contentField(page), '<p>Een</p><img src="file:///C:/een.png">');
    await page.getByRole('region', { name: 'could not be pasted' }).waitFor();
    await expect(page.getByRole('region', { name: /from (an)?other website/ })).toHaveCount(2);
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    const { dialog } = await enterAddress(page, `https://${'lang.'.repeat(12)}foto.example/a.png`);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
  });
}
