import type { Page } from '@playwright/test';
import type { RemotePictures } from '../../../src/shared/contract/articles.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';
import { answerCopies, articleBody, COPIED, COPY, paste, saved } from './clipboard.ts';

/** Nobody answers there; a test that shows it answers for it. */
const ELSEWHERE = 'https://foto.example/bos.jpg';
test.beforeEach(({ page }) => page.route('https://foto.example/**', (route) => route.fulfill({ status: 404 })));

/** Other tests watch their pages for requests that fail. */
test.afterEach(async ({ page }) => {
  const { articles } = (await (await page.request.get('/api/admin/remote-pictures')).json()) as RemotePictures;
  for (const { id } of articles) await page.request.delete(`/api/admin/articles/${id}`);
});

async function typeAddress(page: Page, address: string) {
  await articleBody(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByLabel('Image URL').fill(address);
  return { dialog, add: () => dialog.getByRole('button', { name: 'Add image' }).click() };
}

test('a typed address is copied, unless somebody chooses otherwise', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const asked = await answerCopies(page);
  await page.goto(`/admindash/articles/${id}`);
  const { dialog, add } = await typeAddress(page, ELSEWHERE);
  await expect(dialog.getByRole('radio', { name: /copy the picture/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Leave it at foto.example' })).toHaveAccessibleDescription(
    /sees their internet address/,
  );
  await dialog.getByLabel('Alt Text').fill('Een bos');
  await add();
  await expect(dialog).toBeHidden();
  await expect(articleBody(page).getByRole('img', { name: 'Een bos' })).toHaveAttribute('src', COPIED);
  expect(asked).toEqual([ELSEWHERE]);
});

test('says at the field why an address was not copied, and goes on', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const error = 'The picture could not be copied: it answers 403.';
  await page.route(COPY, (route) => route.fulfill({ status: 400, json: { success: false, error } }));
  await page.goto(`/admindash/articles/${id}`);
  const { dialog, add } = await typeAddress(page, ELSEWHERE);
  await add();
  await expect(dialog.getByLabel('Image URL')).toHaveAccessibleDescription(/it answers 403/);
  await dialog.getByRole('radio', { name: 'Leave it' }).check();
  await add();
  await expect(dialog).toBeHidden();
  await expect(articleBody(page).locator('img')).toHaveAttribute('src', ELSEWHERE);
  expect((await saved(page, id)).content).toContain(`<img src="${ELSEWHERE}"`);
});

test('what is left elsewhere is listed, stays when moved, and can be copied', async ({ page, createArticle }) => {
  const { id, title } = await createArticle({
    content: `<p>Een</p><img src="${ELSEWHERE}" alt="Een bos">`,
    image: 'https://foto.example/kop.jpg',
    isPublished: true,
  });
  await page.goto('/admindash');
  const listed = page.getByRole('group').filter({ hasText: 'pictures from other websites' });
  await listed.getByText('pictures from other websites').click();
  await expect(listed.getByRole('listitem').filter({ hasText: title })).toContainText('foto.example');
  await listed.getByRole('link', { name: title }).click();

  const asked = await answerCopies(page);
  const text = articleBody(page);
  await text.click();
  await paste(text, `<p>Nog eens</p><img src="${ELSEWHERE}" alt="Nog een bos">`);
  await expect(text.getByRole('img', { name: 'Nog een bos' })).toHaveAttribute('src', ELSEWHERE);
  expect(asked).toEqual([]);

  const notices = page.getByRole('region', { name: /from (an)?other website/ });
  await expect(notices.first()).toContainText('A picture comes from foto.example');
  await notices.first().getByRole('button', { name: 'Copy to this site' }).click();
  await expect(text.locator(`img[src="${COPIED}"]`)).toHaveCount(2);
  await expect(text).toBeFocused();
  await notices.getByRole('button', { name: 'Copy to this site' }).press('Enter');
  await expect(notices).toBeHidden();
  const { content, image } = await saved(page, id);
  expect([content.includes('foto.example'), image]).toEqual([false, COPIED]);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(listed.getByRole('link', { name: title })).toBeHidden();
});

test('what cannot be copied afterwards stays where it is', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: `<p>Een</p><img src="${ELSEWHERE}" alt="Een bos">` });
  const error = 'The picture could not be copied: it answers 404.';
  await page.route(COPY, (route) => route.fulfill({ status: 400, json: { success: false, error } }));
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('button', { name: 'Copy to this site' }).click();
  await expect(page.getByText('1 picture could not be copied', { exact: true })).toBeVisible();
  await expect(page.getByText(error, { exact: true })).toBeVisible();
  await expect(articleBody(page).locator('img')).toHaveAttribute('src', ELSEWHERE);
});

for (const width of [1280, 320]) {
  test(`notices and choice are accessible, and fit at ${width} px`, async ({ page, createArticle }) => {
    const { id } = await createArticle({
      content: `<p>Een</p><img src="${ELSEWHERE}" alt="Een bos">`,
      image: ELSEWHERE,
    });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admindash');
    await page.getByText('pictures from other websites').click();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await page.goto(`/admindash/articles/${id}`);
    await articleBody(page).click();
    await paste(articleBody(page), '<p>Een</p><img src="file:///C:/een.png">');
    await page.getByRole('region', { name: 'could not be pasted' }).waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    const { dialog } = await typeAddress(page, `https://${'lang.'.repeat(12)}foto.example/a.png`);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
  });
}
