import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, startServer } from '../support/server/server.ts';
import { test as base, expect } from '../support/site.ts';

const LIMIT = 2;

/** A site of its own, where two searches a minute are enough. */
const test = base.extend<{ strict: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  strict: async ({}, use) => {
    const folder = await preparedFolder();
    const server = await startServer(folder, { SEARCHES_PER_MINUTE: String(LIMIT) });
    await use(server.url);
    await server.stop();
    await removeFolder(folder);
  },
});

const SENTENCE = 'Please wait a minute, then search again.';

test('says why a search is refused, with and without JavaScript', async ({ page, browser, strict }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (let turn = 0; turn < LIMIT; turn += 1) await page.goto(`${strict}/magazine?search=slaap${turn}`);
  const response = await page.goto(`${strict}/magazine?search=nieuw`);
  expect(response?.status()).toBe(429);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(SENTENCE);

  // In the browser: the refused search is sent again at the first touch, and another one during typing.
  const field = page.getByPlaceholder('Search articles and videos...');
  await field.focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await field.fill('hormonen');
  await expect(page).toHaveURL(`${strict}/magazine?search=hormonen`);
  await expect(alert).toContainText(SENTENCE);
  await field.fill('slaap0');
  await expect(page).toHaveURL(`${strict}/magazine?search=slaap0`);
  await field.fill('');
  await expect(page).toHaveURL(`${strict}/magazine`);
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(errors).toEqual([]);

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScripts.newPage();
  await plain.goto(`${strict}/magazine`);
  await plain.getByPlaceholder('Search articles and videos...').fill('anders');
  await plain.keyboard.press('Enter');
  await expect(plain).toHaveURL(/search=anders/);
  await expect(plain.getByRole('alert')).toContainText(SENTENCE);
  await withoutScripts.close();
});
