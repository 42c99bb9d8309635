import { expect, test } from '../support/site.ts';

const path = '/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel';

test('links three networks with the page’s URL', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(path);
  const share = page.getByRole('region', { name: 'Share this article' });
  for (const network of ['X', 'Facebook', 'LinkedIn']) {
    const link = share.getByRole('link', { name: `Share on ${network}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(path)));
  }
  await expect(share.getByRole('link', { name: 'Share on X' })).toHaveAttribute('href', /text=Vitamine\+D/);
});

test('copies the link and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('heading', { name: 'Share this article' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
  await expect(page.getByText('Article link copied to clipboard', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('shows an error when copying fails', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.goto(path);
  await page.getByRole('heading', { name: 'Share this article' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
  await expect(page.getByText('Please copy manually', { exact: true })).toBeVisible();
});
