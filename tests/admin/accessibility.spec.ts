import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as visitor } from '../support/site.ts';
import { expect, test } from './logged-in.ts';

/** axe finds nothing, and nothing is wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const SCREENS: { path: string; ready: (page: Page) => Promise<void> }[] = [
  { path: '/admindash', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash?tab=writers', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash?tab=categories', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash/articles/1', ready: (page) => page.getByRole('toolbar').waitFor() },
  { path: '/admindash/messages', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    path: '/admindash/help',
    ready: (page) => page.getByRole('heading', { name: 'Handleiding voor de redactie' }).waitFor(),
  },
  { path: '/admindash/account', ready: (page) => page.getByText('This session').waitFor() },
];

for (const { path, ready } of SCREENS) {
  for (const width of [390, 1440]) {
    test(`${path} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await ready(page);
      await expectAccessible(page);
    });
  }
}

test('the dialogs are accessible', async ({ page }) => {
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.goto('/admindash/articles/1');
  await page.getByRole('button', { name: 'Add image' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

visitor('the login page is accessible', async ({ page }) => {
  await page.goto('/admindash/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectAccessible(page);
});
