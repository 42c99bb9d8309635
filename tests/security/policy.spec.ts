import { expect, test } from './own-profile.ts';

test('a visitor opens menus, filters, writes, plays and shares without a refusal', async ({ page, complaints }) => {
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
  expect(complaints).toEqual([]);
});

test('§5: a picture that staff chose by its address is shown, wherever it is', async ({ page, staff, complaints }) => {
  const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: picture }),
  );
  await page.request.post('/api/admin/login', { data: staff });
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
  const shown = page.getByRole('img', { name: 'Blad' });
  await expect(shown).toHaveAttribute('src', image);
  await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  expect(complaints).toEqual([]);
});

test('what the policy is for: a script, a style and a frame that got into a page do nothing', async ({
  page,
  complaints,
}) => {
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
  await expect.poll(() => complaints.filter((complaint) => complaint.includes('Refused by')).length).toBeGreaterThan(3);
  await expect(page).not.toHaveTitle('stolen');
  await expect(page.locator('#probe')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  const refused = complaints.map((complaint) => /Refused by ([\w-]+)/.exec(complaint)?.[1]);
  expect(refused).toEqual(
    expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr', 'frame-src', 'img-src']),
  );
});
