import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';
import { header, openDashboard } from './screens.ts';

/**
 * Clicks a link and tells which selectors match when the browser is about to paint the next frame. Frames are counted
 * instead of milliseconds, which depend on the machine; `npm run screens` measures those.
 */
const inNextFrame = (page: Page, link: string, selectors: string[]) =>
  page.evaluate(
    ([href, ...wanted]) =>
      new Promise<boolean[]>((resolve) => {
        document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
        requestAnimationFrame(() => resolve(wanted.map((selector) => document.querySelector(selector) !== null)));
      }),
    [link, ...selectors],
  );

/** Counts responses of the API that the app has not read yet. */
const countResponses = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    let pending = 0;
    Object.assign(window, { isEverythingRead: () => pending === 0 });
    window.fetch = async (...request) => {
      if (!String(request[0]).startsWith('/api/')) return fetch(...request);
      pending += 1;
      const response = await fetch(...request);
      const text = response.text.bind(response);
      response.text = async () => {
        const body = await text();
        setTimeout(() => (pending -= 1));
        return body;
      };
      return response;
    };
  });

/** Points at a link, and waits until the app has the data of its screen. */
async function fetchAhead(page: Page, link: Locator, response: string) {
  await Promise.all([page.waitForResponse(response), link.hover()]);
  await page.waitForFunction('isEverythingRead()');
}

test.beforeEach(({ page }) => countResponses(page));

test('a screen whose data is there is shown in the next frame', async ({ page }) => {
  await openDashboard(page);
  const messages = header(page).getByRole('link', { name: /^Messages/ });
  await fetchAhead(page, messages, '**/api/admin/messages?*');
  expect(await inNextFrame(page, '/admindash/messages', ['#filter-state', '[data-testid=skeleton]'])).toEqual([
    true,
    false,
  ]);
  expect(await inNextFrame(page, '/admindash', ['main article', '[data-testid=skeleton]'])).toEqual([true, false]);
});

test('shows the editor in the next frame when the article is loaded', async ({ page }) => {
  await openDashboard(page);
  const link = page.getByRole('article').first().getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await fetchAhead(page, link, `**/api${href.replace('/admindash', '/admin')}`);
  expect(await inNextFrame(page, href, ['main form h1', '[data-testid=skeleton]'])).toEqual([true, false]);
});

test('a skeleton is shown in the next frame while code or data are missing', async ({ page }) => {
  await openDashboard(page);
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise(() => {});
    await route.continue();
  });
  const skeletons = await inNextFrame(page, '/admindash/messages', ['[data-testid=skeleton]', '#filter-state']);
  expect(skeletons).toEqual([true, false]);
});

test('a dialog whose code is on its way shows a bar in the next frame', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Writers' }).click();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add Writer' });
  await add.waitFor();
  const isShown = await add.evaluate(
    (button: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        button.click();
        requestAnimationFrame(() =>
          resolve([...document.querySelectorAll('[role=status]')].some((one) => one.textContent === 'Loading...')),
        );
      }),
  );
  expect(isShown).toBe(true);
  goOn();
  await expect(page.getByRole('dialog', { name: 'Add Writer' })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
});

test('says that the text editor is on its way, and keeps what is typed', async ({ page, createArticle }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/_astro/RichTextEditor.*.js', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto(`/admindash/articles/${(await createArticle()).id}`);
  await expect(page.getByText('Loading the text editor...')).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).fill('Getypt op een trage lijn');
  goOn();
  await expect(page.getByRole('textbox', { name: 'Content *' })).toHaveText('Een rustige ochtend.');
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Getypt op een trage lijn');
});
