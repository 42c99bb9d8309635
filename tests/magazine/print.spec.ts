import { expect, test } from '../support/articles/publish-through-api.ts';

const ARTICLE = '/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel';
const VIDEO = '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('prints an article’s text and author, without the interface', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(ARTICLE);
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    page.locator('.prose'),
    page.getByRole('region', { name: 'About the Author' }),
  ])
    await expect(shown).toBeVisible();
  for (const hidden of [
    page.getByRole('banner').first(),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Back to Magazine' }),
    page.locator('article header img'),
    page.getByRole('navigation', { name: 'In this article' }),
    page.getByRole('heading', { name: 'Share this article' }),
    page.getByRole('heading', { name: 'Read next' }),
    page.getByRole('navigation', { name: 'Previous and next' }),
    page.getByRole('link', { name: /^More by/ }),
  ])
    await expect(hidden).toBeHidden();
});

test('prints whose text it is: name, address and phone number', async ({ page }) => {
  for (const path of [ARTICLE, VIDEO, '/magazine']) {
    await page.goto(path);
    await expect(page.getByText(/^Dommelhart, .+ Waalre · 0[\d ]+$/), path).toBeVisible();
  }
});

test('prints a video’s text without its player', async ({ page }) => {
  await page.goto(VIDEO);
  await expect(page.locator('.prose')).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Share this video' })).toBeHidden();
});

test('prints list dashes, which are borders instead of backgrounds', async ({ page }) => {
  await page.goto(ARTICLE);
  const dash = await page
    .locator('.prose ul > li')
    .first()
    .evaluate((item) => {
      const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(item, '::before');
      return { borderTopStyle, borderTopWidth, backgroundColor };
    });
  expect(dash).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

// A component's own styles outweigh classes: a display there shows what `print:hidden` should hide.
test('prints nothing that is marked as hidden in print', async ({ page }) => {
  for (const path of [ARTICLE, VIDEO, '/magazine', '/pmo', '/therapieen/pro-aging', '/rijbewijskeuringen/75-plus']) {
    await page.goto(path);
    const shown = await page
      .locator('.print\\:hidden')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(shown, path).toEqual([]);
  }
});

test('prints an article on the white of the paper', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.locator('article .sheet')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
