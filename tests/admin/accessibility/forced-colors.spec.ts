import type { Locator } from '@playwright/test';
import { expect, test } from '../logged-in.ts';

const backgroundOf = (element: Locator, part?: string) =>
  element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).backgroundColor, part);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('the switch shows its state in forced colours', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  const published = page.getByRole('switch', { name: 'Published' });
  await published.waitFor();
  const [off, track] = [await backgroundOf(published, '::before'), await backgroundOf(published)];
  expect(off).not.toBe(track);
  await published.click();
  await expect.poll(() => backgroundOf(published)).not.toBe(track);
  expect(await backgroundOf(published, '::before')).not.toBe(await backgroundOf(published));
});

test('the selected tab is visible in forced colours', async ({ page }) => {
  await page.goto('/admindash');
  const lineOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  await page.getByRole('tab', { name: 'Writers' }).waitFor();
  expect(await lineOf('Articles')).not.toBe(await lineOf('Writers'));
  expect(await lineOf('Writers')).toBe(await lineOf('Categories'));
});

test('the focus ring of a tab is not clipped', async ({ page }) => {
  await page.goto('/admindash');
  for (const name of ['Articles', 'Writers', 'Categories']) {
    const tab = page.getByRole('tab', { name });
    await tab.focus();
    await page.keyboard.press('Shift');
    const clipped = await tab.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const ring = element.getBoundingClientRect();
      const frame = (element.parentElement as Element).getBoundingClientRect();
      return {
        outlineStyle,
        left: ring.left - reach < frame.left,
        right: ring.right + reach > frame.right,
        top: ring.top - reach < frame.top,
        bottom: ring.bottom + reach > frame.bottom,
      };
    });
    expect(clipped, name).toEqual({ outlineStyle: 'solid', left: false, right: false, top: false, bottom: false });
  }
});
