import type { Page } from '@playwright/test';
import { ADMIN_SCREENS } from '../../support/browser/admin-screens.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { contentField, openEditor } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';

/** From 0 for black to 255 for white. */
const lightnessOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return Math.max(...channels.slice(0, 3));
    });
const isDark = async (page: Page) => (await lightnessOf(page, 'header')) < 80;
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();

test('follows the device until the user chooses a theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admindash/account');
  await expect(page.getByRole('radio', { name: 'As this device' })).toBeChecked();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  await choose(page, 'Dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.goto('/admindash/help');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.goto('/admindash/account');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'Light');
  await expect.poll(() => isDark(page)).toBe(false);
  await choose(page, 'As this device');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'As this device' })).toBeChecked();
});

test('the chosen colours are there before any script', async ({ page }) => {
  await page.goto('/admindash/account');
  await choose(page, 'Dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/admindash');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
  expect(await lightnessOf(page, 'body > *, astro-island > *')).toBeLessThan(80);
});

test('visitors, previews and paper stay light', async ({ page, createArticle }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const article = await createArticle({ isPublished: true });
  await openEditor(page, article);
  expect(await isDark(page)).toBe(true);
  await page.getByText('Preview: in search results and the magazine').click();
  expect(await lightnessOf(page, 'details[open] > div')).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).colorScheme)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await page.goto(`/magazine/article/${article.slug}`);
  expect(await lightnessOf(page, 'html')).toBeGreaterThan(200);
});

for (const path of ADMIN_SCREENS)
  test(`${path} is accessible in dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await axeViolations(page)).toEqual([]);
  });

test('the editor, its search and its dialogs are accessible in dark', async ({ page, createArticle }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const content =
    '<h2>Slaap</h2><p>Een <a href="https://www.thuisarts.nl/">rustige</a> ochtend, een rustige avond. <code>mg</code></p><blockquote><p>Rust.</p></blockquote><pre><code>10 mg</code></pre><table><tbody><tr><th><p>Dag</p></th><td><p>Nacht</p></td></tr></tbody></table>';
  await openEditor(page, await createArticle({ content }));
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('rustige');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add image' }).click();
  expect(await axeViolations(page)).toEqual([]);
});
