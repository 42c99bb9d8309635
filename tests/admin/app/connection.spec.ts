import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';

const lost = (page: Page) => page.getByText(/^No connection to the server\. You can go on writing/);
const back = (page: Page) => page.getByText('The connection is back. You can save again.');

test('says when the browser is offline, and when it is back', async ({ page, context, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('toolbar').waitFor();
  await context.setOffline(true);
  await expect(lost(page)).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).fill('Zonder verbinding');
  await expect(page.getByText(/Unsaved changes, kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await expect(back(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Article updated', { exact: true })).toBeVisible();
  expect(await (await page.request.get(`/api/admin/articles/${id}`)).json()).toMatchObject({
    title: 'Zonder verbinding',
  });
});

test('says when the server does not answer although the browser is online', async ({ page }) => {
  await page.clock.install();
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Videos' }).click();
  await expect(lost(page)).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 320, height: 400 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.unroute('**/api/**');
  await page.clock.runFor(60_000);
  await expect(lost(page)).toBeHidden();
});

test('says nothing when one call fails by itself', async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
  await page.route('**/api/admin/articles?*', (route) => route.abort());
  const asked = page.waitForResponse('**/api/admin/me');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Videos' }).click();
  await expect(page.getByText('We could not load the articles.')).toBeVisible();
  await asked;
  await expect(lost(page)).toBeHidden();
});

for (const width of [390, 320])
  test(`no message covers the banner at ${width} px`, async ({ page, context, createArticle }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/admindash/articles/${(await createArticle()).id}`);
    await page.getByRole('toolbar').waitFor();
    await context.setOffline(true);
    await expect(lost(page)).toBeVisible();
    await page.getByLabel('Title *', { exact: true }).fill('Zonder verbinding');
    await page.keyboard.press('Control+s');
    const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(message).toBeVisible();
    for (const edge of ['start', 'end'] as const) {
      await page.evaluate(
        (to) => scrollTo({ top: to === 'end' ? document.body.scrollHeight : 0, behavior: 'instant' }),
        edge,
      );
      await expect
        .poll(async () => {
          const [banner, box] = [await lost(page).boundingBox(), await message.boundingBox()];
          return banner && box && (box.y + box.height <= banner.y || box.y >= banner.y + banner.height);
        })
        .toBe(true);
    }
  });
