import { expect, test } from './persistent-profile.ts';

test('lets visitors filter, write, play and share without violations', { tag: '@smoke' }, async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/over-ons');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.goto('/magazine');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Videos');
  await expect(page).toHaveURL(/type=video/);
  await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap');
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  const player = page.frameLocator('iframe');
  expect(await player.locator('a').evaluate((link) => getComputedStyle(link).display)).toBe('grid');
  await player.getByRole('link', { name: 'Play video' }).click();
  await expect(player.getByText('Film')).toBeVisible();
  await page.getByRole('heading', { name: 'Share this video' }).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/Link copied!|Failed to copy/).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('shows a picture that staff chose from another website', async ({ page, staffCookies, problems }) => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route('https://pictures.example/**', (route) => route.fulfill({ contentType: 'image/gif', body: gif }));
  await page.context().addCookies(await staffCookies());
  const image = 'https://pictures.example/leaf.gif';
  const saved = await page.request.post('/api/admin/articles', {
    data: {
      title: 'Beeld van elders',
      category: 'Hormonen',
      content: `<p>Tekst</p><img src="${image}" alt="Blad">`,
      image,
      isPublished: true,
    },
  });
  const { slug } = (await saved.json()) as { slug: string };
  await page.goto(`/magazine/article/${slug}`);
  const picture = page.getByRole('img', { name: 'Blad' });
  await expect(picture).toHaveAttribute('src', image);
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  expect(problems).toEqual([]);
});

test('shows a preview of a video without violations', async ({ page, staffCookies, problems }) => {
  await page.context().addCookies(await staffCookies());
  const film = { title: 'Film in wording', category: 'Hormonen', content: '<p>Tekst</p>', type: 'video' };
  const saved = await page.request.post('/api/admin/articles', { data: { ...film, videoUrl: 'https://vimeo.com/1' } });
  const { id } = (await saved.json()) as { id: number };
  const shared = await page.request.post(`/api/admin/articles/${id}/preview-links`, { data: {} });
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  // Another test's article, which this page may name, has a picture there.
  await page.route('https://pictures.example/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
  for (const address of [((await shared.json()) as { url: string }).url, `/magazine/preview/article/${id}`]) {
    await page.goto(address);
    const player = page.frameLocator('iframe');
    await player.getByRole('link', { name: 'Play video' }).click();
    await expect(player.getByText('Film')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('blocks an injected script, style and frame', async ({ page, problems }) => {
  await page.goto('/therapieen');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="x:" onerror="document.title = `stolen`"><p id="probe" style="color: red">x</p><iframe src="https://evil.example/"></iframe>',
    );
    const script = document.createElement('script');
    script.textContent = 'document.title = "stolen"';
    document.body.append(script);
  });
  await expect.poll(() => problems.filter((problem) => problem.includes('Refused by')).length).toBeGreaterThan(3);
  await expect(page).not.toHaveTitle('stolen');
  await expect(page.locator('#probe')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  const refused = problems.map((problem) => /Refused by ([\w-]+)/.exec(problem)?.[1]);
  expect(refused).toEqual(
    expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr', 'frame-src', 'img-src']),
  );
});
