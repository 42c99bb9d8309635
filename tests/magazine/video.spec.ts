import { expect, test } from './desk.ts';

test.describe('§2 video page', () => {
  test('shows a Video badge, and the player only when asked: nobody else is contacted before', async ({
    page,
    site,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || foreign.push(request.url()));
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Film' }),
    );
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').getByText('Video', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'About the Host' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Share this video' })).toBeVisible();
    await expect(page.getByTitle(/^Video: /)).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    expect(foreign).toEqual([]);
    const player = page.frameLocator('iframe');
    await player.getByRole('link', { name: 'Play video' }).click();
    await expect(player.getByText('Film')).toBeVisible();
    expect(foreign[0]).toContain('player.vimeo.com/video/76979871');
    const frame = page.frames().find((one) => one.url().startsWith('https://player.vimeo.com/'));
    expect(await frame?.evaluate(() => document.fullscreenEnabled)).toBe(true);
  });

  test('without a video the picture is shown with a play icon, and without a picture a sentence', async ({
    page,
    desk,
  }) => {
    const image = '/assets/magazine/leaf.webp';
    const pictured = await desk.publish({ title: 'Met beeld', type: 'video', image, imageAlt: 'Blad' });
    await page.goto(`/magazine/video/${pictured.slug}`);
    await expect(page.getByRole('img', { name: 'Blad' })).toBeVisible();
    await expect(page.locator('[data-play]')).toBeVisible();
    const bare = await desk.publish({ title: 'Zonder beeld', type: 'video' });
    await page.goto(`/magazine/video/${bare.slug}`);
    await expect(page.getByText('Video content will be available soon')).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data['@type']).toBe('Article');
  });

  test('an unknown slug, and an item that is no video, answer 404 with the screen’s own text', async ({ page }) => {
    for (const slug of ['bestaat-niet', 'afvallen-zonder-crashdieet']) {
      expect((await page.goto(`/magazine/video/${slug}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
      await expect(page.getByText("The video you're looking for doesn't exist.")).toBeVisible();
    }
  });

  test('the structured data is a VideoObject', async ({ page }) => {
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'VideoObject', embedUrl: expect.stringContaining('player.vimeo.com') });
  });
});
