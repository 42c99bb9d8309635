import { expect, test } from '../logged-in.ts';

/** `--color-danger` */
const RED = 'rgb(156, 47, 42)';

test('buttons that delete are red', async ({ page }) => {
  for (const address of ['/admindash?type=article', '/admindash?tab=writers', '/admindash?tab=categories']) {
    await page.goto(address);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCSS('color', RED);
  }
  await page.goto('/admindash?type=article');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByRole('group').getByRole('button', { name: 'Delete' })).toHaveCSS('color', RED);
});

test('New Article is as high as a filter, also beside a filtered list', async ({ page }) => {
  await page.goto('/admindash?type=article');
  await page.getByRole('button', { name: 'Clear search and filters' }).waitFor();
  const filter = await page.getByRole('combobox', { name: 'Type' }).boundingBox();
  const link = await page.getByRole('link', { name: 'New Article', exact: true }).boundingBox();
  expect(link?.height).toBe(filter?.height);
});

test('the tabs fit a phone, without a scroll bar below them', async ({ page }) => {
  // Firefox's scroll bars take 12 of 390 pixels.
  await page.setViewportSize({ width: 378, height: 844 });
  await page.goto('/admindash');
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab', { name: /^Categories/ })).toHaveText(/\d$/);
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});
