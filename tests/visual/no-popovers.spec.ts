import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** As in Safari 16 and Chrome 111 to 113: `popover` is an attribute without a meaning, and `:popover-open` is unknown. */
async function removePopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(':popover-open', ':unknown');
    // The first layer is the weakest, as the browser's own rules are.
    const unhidden = '@layer without-popovers { [popover]:not(dialog) { display: block } }';
    await route.fulfill({ response, body: `${unhidden}${css}` });
  });
  // These tests change the stylesheet, whose hash the page knows.
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
      await route.fulfill({ response, body });
    },
  );
}

test.beforeEach(({ page }) => removePopovers(page));

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  for (const path of ['/', '/behandelingen/natuurgeneeskunde', '/zoeken?q=moe', '/magazine'])
    test(`shows no panel of ${path} on ${device} without popovers`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const panels = await page.locator('[popover]').all();
      expect(panels.length).toBeGreaterThan(2);
      for (const panel of panels) await expect(panel).toBeHidden();
    });

test('opens the menus of a desktop without popovers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Zorgaanbod' }).hover();
  await expect(page.locator('#zorgaanbod').getByRole('link', { name: 'Therapieën' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(/\/zoeken$/);
});

test('opens the menu of a phone without popovers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'PMO' })).toBeVisible();
});
