import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

async function openVideo(page: Page) {
  await page.goto('/admindash/articles/new');
  await page.getByRole('combobox', { name: 'Content Type' }).click();
  await page.getByRole('option', { name: 'Video', exact: true }).click();
  return page.getByLabel('Video URL');
}

test('offers the address of YouTube’s player for that of a page', async ({ page }) => {
  const field = await openVideo(page);
  await field.fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m5s');
  await expect(field).toHaveAccessibleDescription(/YouTube page cannot play on other websites/);
  await expect(field).toHaveValue('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m5s');
  await expect(page.getByRole('status').filter({ hasText: 'cannot play on other websites' })).toBeVisible();
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use YouTube’s player' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`${EMBED}?start=65`);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Plays from www\.youtube-nocookie\.com/);
  await expect(page.getByRole('button', { name: 'Use YouTube’s player' })).toBeHidden();
});

test('warns about a website that refuses to be embedded', async ({ page }) => {
  const field = await openVideo(page);
  await field.fill('https://www.facebook.com/watch/?v=1');
  await expect(field).toHaveAccessibleDescription(/www\.facebook\.com cannot play on other websites/);
  await field.fill('https://videos.example/film');
  await expect(field).not.toHaveAccessibleDescription(/cannot play/);
});

test('shows the host of a video, and stores the normalised address', async ({ page }) => {
  const field = await openVideo(page);
  await field.fill('https:\\\\www.youtube.com@evil.example\\film');
  await expect(field).toHaveAccessibleDescription(/evil\.example/);
  const title = `Film ${Date.now()}`;
  await page.getByLabel('Title *', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Content *' }).fill('Kijk.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Hormonen' }).click();
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(field).toHaveAccessibleDescription(/name or password/);
  await field.fill('https:\\\\evil.example\\film');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page).toHaveURL('/admindash');
  const { articles } = await (await page.request.get('/api/admin/articles', { params: { search: title } })).json();
  expect(articles[0].videoUrl).toBe('https://evil.example/film');
});

test('keeps the address of a YouTube page, and gives readers a link', async ({ page, createArticle }) => {
  const videoUrl = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const { slug } = await createArticle({ type: 'video', videoUrl, isPublished: true });
  await page.goto(`/magazine/video/${slug}`);
  await expect(page.getByTitle(/^Video: /)).toHaveAttribute('src', videoUrl);
  await expect(page.getByRole('link', { name: /Watch it on youtube\.com/ })).toHaveAttribute('href', videoUrl);
});
