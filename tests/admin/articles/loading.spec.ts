import { expect, test } from '../logged-in.ts';

test('shows placeholders for a slow list, sends a slow change once', async ({ page, createArticle }) => {
  const { id, title } = await createArticle();
  const [list, change] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let changes = 0;
  await page.route('**/api/admin/articles?*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.route(`**/api/admin/articles/${id}/publish`, async (route) => {
    changes += 1;
    await change.promise;
    await route.continue();
  });
  await page.goto('/admindash');
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
  list.resolve();
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: /^Publish/ }).dblclick();
  await expect(card.locator('[aria-busy="true"]')).toBeVisible();
  await card.getByRole('button', { name: /^Publish/ }).click();
  change.resolve();
  await expect(card.getByText('Published')).toBeVisible();
  await expect(card.locator('[aria-busy="true"]')).toBeHidden();
  expect(changes).toBe(1);
});

test('the second click of a double click publishes no other article', async ({ page, createArticle }) => {
  const [other, meant] = [await createArticle(), await createArticle()];
  const published: string[] = [];
  page.on('request', (request) => request.url().endsWith('/publish') && published.push(request.url()));
  await page.goto('/admindash?state=draft');
  const publish = ({ title }: { title: string }) =>
    page.getByRole('article', { name: title }).getByRole('button', { name: /^Publish/ });
  await publish(meant).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('article', { name: meant.title })).toBeHidden();
  await expect(publish(other)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(published).toEqual([expect.stringContaining(`/${meant.id}/publish`)]);
  await publish(other).click();
  await expect(page.getByRole('article', { name: other.title })).toBeHidden();
});

test('offers to load the list again after a failure', async ({ page }) => {
  await page.route('**/api/admin/articles?*', (route) => route.abort());
  await page.goto('/admindash');
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to the server' })).toBeVisible();
  await page.unroute('**/api/admin/articles?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('loads a failed picture once more, then shows the default', async ({ page, createArticle }) => {
  const { title } = await createArticle({ image: '/assets/verdwenen.webp' });
  const queries: string[] = [];
  const times: number[] = [];
  await page.route('**/assets/verdwenen.webp*', (route) => {
    queries.push(new URL(route.request().url()).search);
    times.push(Date.now());
    return route.fulfill({ status: 404 });
  });
  await page.goto('/admindash');
  const picture = page.getByRole('article', { name: title }).locator('img');
  await expect(picture).toHaveAttribute('src', '/assets/magazine/seedlings.webp');
  expect(queries).toEqual(['', expect.stringMatching(/^\?retry=\d+$/)]);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1900);
});

test('shows a change whose response arrived while the page was hidden', async ({ page, createArticle }) => {
  const article = await createArticle();
  await page.goto('/admindash');
  const card = page.getByRole('article', { name: article.title });
  const published = Promise.withResolvers<void>();
  await page.route('**/publish', async (route) => {
    await published.promise;
    await route.continue();
  });
  await card.getByRole('button', { name: /^Publish/ }).click();
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, isHidden);
  await show(true);
  const responded = page.waitForResponse('**/publish');
  published.resolve();
  await responded;
  await show(false);
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
});
