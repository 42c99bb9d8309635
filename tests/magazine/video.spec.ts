import { expect, test } from '../support/articles/publish-through-api.ts';

test.describe('video page', () => {
  test('contacts no video host before play is pressed', { tag: '@smoke' }, async ({ page, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || requests.push(request.url()));
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Film' }),
    );
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').getByText('Video', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'About the Host' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Share this video' })).toBeVisible();
    await expect(page.getByTitle(/^Video: /)).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    expect(requests).toEqual([]);
    const player = page.frameLocator('iframe');
    await player.getByRole('link', { name: 'Play video' }).click();
    await expect(player.getByText('Film')).toBeVisible();
    expect(requests[0]).toContain('player.vimeo.com/video/76979871');
    const frame = page.frames().find((one) => one.url().startsWith('https://player.vimeo.com/'));
    expect(await frame?.evaluate(() => document.fullscreenEnabled)).toBe(true);
  });

  test('writes the poster in the page’s font', async ({ page }) => {
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap');
    const font = await page
      .frameLocator('iframe')
      .getByText('Play video')
      .evaluate(async (label) => {
        await document.fonts.ready;
        const family = getComputedStyle(label).fontFamily.split(',')[0] ?? '';
        return {
          family,
          isLoaded: [...document.fonts].some((one) => one.status === 'loaded' && family.includes(one.family)),
        };
      });
    expect(font).toEqual({ family: expect.stringContaining('Figtree'), isLoaded: true });
  });

  test('keeps the player from navigating the page', async ({ page }) => {
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<a href="https://elsewhere.example/" target="_top">Weg</a>' }),
    );
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elders' }));
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap');
    const player = page.frameLocator('iframe');
    await player.getByRole('link', { name: 'Play video' }).click();
    const refused = page.waitForEvent('console', (message) => /navigation/.test(message.text()));
    // By key: a click on the frame of another process is lost when it comes before the frame's first picture.
    await player.getByRole('link', { name: 'Weg' }).press('Enter');
    expect((await refused).text()).toContain('sandbox');
    await expect(page).toHaveURL(/\/magazine\/video\//);
  });

  test('keeps the player confined when the address ends in rubbish', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap#%E0%A4%A');
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
    expect(errors).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('plays the video, and contacts no host before that', async ({ page, site }) => {
      const requests: string[] = [];
      page.on('request', (request) => request.url().startsWith(site.url) || requests.push(request.url()));
      await page.route('https://player.vimeo.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Film' }),
      );
      await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap', { waitUntil: 'networkidle' });
      expect(requests).toEqual([]);
      const player = page.frameLocator('iframe');
      await player.getByRole('link', { name: 'Play video' }).click();
      await expect(player.getByText('Film')).toBeVisible();
    });
  });

  test('shows the picture without a video, and a message without either', async ({ page, articleApi }) => {
    const image = '/assets/magazine/leaf.webp';
    const pictured = await articleApi.publish({ title: 'Met beeld', type: 'video', image, imageAlt: 'Blad' });
    await page.goto(`/magazine/video/${pictured.slug}`);
    await expect(page.getByRole('img', { name: 'Blad' })).toBeVisible();
    await expect(page.locator('[data-play]')).toBeVisible();
    const bare = await articleApi.publish({ title: 'Zonder beeld', type: 'video' });
    await page.goto(`/magazine/video/${bare.slug}`);
    await expect(page.getByText('Video content will be available soon')).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data['@type']).toBe('Article');
  });

  test('responds 404 for an unknown slug and for an article', async ({ page }) => {
    for (const slug of ['bestaat-niet', 'afvallen-zonder-crashdieet']) {
      expect((await page.goto(`/magazine/video/${slug}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
      await expect(page.getByText("The video you're looking for doesn't exist.")).toBeVisible();
    }
  });

  test('has a VideoObject as structured data', async ({ page }) => {
    await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'VideoObject', embedUrl: expect.stringContaining('player.vimeo.com') });
  });
});
