import { expect, test } from '../support/site.ts';

test('prefetches a page when the mouse goes down on its link', async ({ page }) => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  const purposes: Array<string | undefined> = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/privacy') purposes.push(request.headers()['sec-purpose']);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .hover();
  expect(purposes).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => purposes).toEqual(['prefetch']);
  await page.mouse.up();
  await expect(page).toHaveURL('/privacy');
  expect(consoleErrors).toEqual([]);
});
