import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { plainPicture } from '../support/pictures/make-pictures.ts';
import { expect, test } from './preview-page.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
const PICTURE = '/assets/magazine/leaf.webp';

for (const width of [390, 768, 1440])
  test(`shows a draft to a visitor with its link at ${width} px`, async ({ page, previews }) => {
    const draft = await previews.draft({
      image: PICTURE,
      imageAlt: 'Blad',
      tags: ['tekorten'],
      content: '<h2>Kop</h2><p>Nog geheim.</p>',
    });
    const { path } = await previews.share(draft);
    await page.setViewportSize({ width, height: 844 });
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog niet verschenen');
    await expect(page.getByText('Nog geheim.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Blad' })).toBeVisible();
    await expect(banner(page)).toContainText('This article is not published.');
    await expect(banner(page)).toContainText(
      /Only people who have this link can see it, until \w+ \d\d, \d{4} at \d\d:\d\d\./,
    );
    await expect(page.getByRole('region', { name: 'Read next' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Share/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'))).toEqual([]);
  });

test('shows changes of a live article on a phone, beside what readers see', { tag: '@smoke' }, async ({
  page,
  previews,
}) => {
  const live = await previews.draft({ title: 'Voor iedereen', isPublished: true });
  const change = { ...live, title: 'Voor de meelezer', draft: null };
  const { number } = await previews.call<{ number: number }>(
    'PUT',
    `/api/admin/articles/${live.id}/draft-changes`,
    change,
  );
  const { path } = await previews.share(live);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor de meelezer');
  await expect(banner(page)).toContainText(
    'These changes are not published: readers still see the article without them.',
  );
  await page.goto(`/magazine/article/${live.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor iedereen');

  await previews.call('POST', `/api/admin/articles/${live.id}/draft-changes/publish`, { draft: number });
  await page.goto(path);
  await expect(page).toHaveURL(`/magazine/article/${live.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor de meelezer');
});

test('shows the pictures of a draft, which their addresses alone do not', async ({ page, previews, pictureApi }) => {
  const { address } = await pictureApi.upload(await plainPicture(900, 600, '#2f4858').png().toBuffer());
  const content = `<p>Zie</p><p><img src="${address}" alt="In de tekst"></p>`;
  const { path } = await previews.share(await previews.draft({ image: address, imageAlt: 'Boven', content }));
  await page.goto(path);
  for (const name of ['Boven', 'In de tekst']) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/api/admin/download/');
  }
  expect((await page.request.get(address)).status()).toBe(404);
});

test('claims nothing that only a published page may', async ({ page, request, previews }) => {
  const draft = await previews.draft();
  const { path } = await previews.share(draft);
  await page.goto(path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const claims =
    'link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';
  await expect(page.locator(claims)).toHaveCount(0);
  for (const public_ of ['/magazine', '/magazine/sitemap-1.xml', '/magazine/rss.xml', '/magazine/feed.json'])
    expect(await (await request.get(public_)).text()).not.toContain(draft.slug);
  expect((await request.get(`/magazine/article/${draft.slug}`)).status()).toBe(404);
});

test('is stored nowhere and tells no other site its address', async ({ request, previews }) => {
  const draft = await previews.draft();
  const { path, link } = await previews.share(draft);
  for (let opened = 0; opened < 10; opened += 1) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(response.headers()).not.toHaveProperty('cache-status');
    expect(response.headers()).not.toHaveProperty('set-cookie');
  }
  expect((await request.head(path)).status()).toBe(200);
  expect((await request.post(path)).status()).toBe(405);
  await previews.call('DELETE', `/api/admin/articles/${draft.id}/preview-links/${link}`);
  const ended = await request.get(path);
  expect([ended.status(), ended.headers()['cache-control']]).toEqual([410, 'no-store']);
});

test('shows uploaded pictures only to visitors with the link', async ({ page, request, previews }) => {
  const { image, alt } = await previews.upload();
  const name = image.split('/').at(-1)?.replace('.webp', '') ?? '';
  const figure = `<figure><img src="${image}" alt="${alt}"><figcaption>Uit de tuin</figcaption></figure>`;
  const draft = await previews.draft({ image, imageAlt: 'Omslag', content: `<p>Kijk.</p>${figure}` });
  const { path, link } = await previews.share(draft);
  await page.goto(path);
  for (const picture of ['Omslag', alt]) {
    const shown = page.getByRole('img', { name: picture });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  }
  const bodyOf = async (address: string) => (await request.get(address)).text();
  expect(await bodyOf(path)).toContain(name);

  await previews.call('DELETE', `/api/admin/articles/${draft.id}/preview-links/${link}`);
  const elsewhere = [path, `/magazine/preview/${'b'.repeat(43)}`, `/magazine/preview/article/${draft.id}`];
  for (const address of [...elsewhere, `/magazine/article/${draft.slug}`, '/magazine', '/api/articles'])
    expect(await bodyOf(address), address).not.toContain(name);
  for (const list of ['/api/admin/pictures', `/api/admin/articles/${draft.id}`])
    expect((await request.get(list)).status()).toBe(401);
});

test('leads to the live page once it is published', async ({ page, request, previews }) => {
  const draft = await previews.draft({ title: 'Straks verschenen' });
  const { path } = await previews.share(draft);
  await page.goto(path);
  await previews.call('POST', `/api/admin/articles/${draft.id}/publish`);
  const answer = await request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([307, 'no-store']);
  await page.reload();
  await expect(page).toHaveURL(`/magazine/article/${draft.slug}`);
  await expect(banner(page)).toHaveCount(0);
  await previews.call('POST', `/api/admin/articles/${draft.id}/unpublish`);
  expect((await page.goto(path))?.status()).toBe(410);
});

test('says when a link has ended, and when there is none', async ({ page, previews }) => {
  const draft = await previews.draft();
  const { path, link } = await previews.share(draft);
  await previews.call('DELETE', `/api/admin/articles/${draft.id}/preview-links/${link}`);
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has ended');
  expect(await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'))).toEqual([]);
  expect((await page.goto(`/magazine/preview/${'a'.repeat(43)}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview Not Found');
  await page.getByRole('link', { name: 'Go to the magazine' }).click();
  await expect(page).toHaveURL('/magazine');
});

for (const odd of [
  'a'.repeat(5000),
  '%00',
  '%F0%9F%8D%83',
  '%E0%A4%A',
  '..%2f..%2fetc',
  'article',
  'article/1/2',
  "'--",
])
  test(`does not find ${odd.slice(0, 20)}`, async ({ request }) => {
    const response = await request.get(`/magazine/preview/${odd}`);
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  });

test('keeps a draft of staff from visitors, whatever its number', async ({ page, previews }) => {
  const { id } = await previews.draft({ title: 'Alleen voor ons' });
  const answers = new Set<string>();
  for (const number of [String(id), '999999', '0', '-1', 'x', '99999999999']) {
    const response = await page.goto(`/magazine/preview/article/${number}`);
    answers.add(`${response?.status()} ${await page.getByRole('main').textContent()}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^403 +This preview is for staff/)]);
});

test('shows staff what was saved last, with a way back', async ({ page, context, staffCookies, previews }) => {
  const draft = await previews.draft({ title: 'Voor de redactie' });
  await context.addCookies(await staffCookies());
  const response = await page.goto(`/magazine/preview/article/${draft.id}`);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor de redactie');
  await expect(banner(page)).toContainText('Only staff can see this page.');
  await expect(banner(page).getByRole('link', { name: 'Open the editor' })).toHaveAttribute(
    'href',
    `/admindash/articles/${draft.id}`,
  );
  for (const unknown of ['999999', 'x'])
    expect((await page.goto(`/magazine/preview/article/${unknown}`))?.status()).toBe(404);
  await previews.call('POST', `/api/admin/articles/${draft.id}/publish`);
  await page.goto(`/magazine/preview/article/${draft.id}`);
  await expect(page).toHaveURL(`/magazine/article/${draft.slug}`);
});

test('speaks the language of staff', async ({ page, context, staffCookies, previews }) => {
  const draft = await previews.draft();
  await context.addCookies(await staffCookies());
  const choose = (language: 'en' | 'nl') => page.request.put('/api/admin/account/language', { data: { language } });
  await choose('nl');
  await page.goto(`/magazine/preview/article/${draft.id}`);
  const said = page.getByRole('region', { name: 'Voorbeeld', exact: true });
  await expect(said).toContainText(
    /Dit is niet gepubliceerd\.\s+Opgeslagen op .+ Alleen medewerkers zien deze pagina\./,
  );
  await expect(said).toHaveAttribute('lang', 'nl');
  await page.goto('/magazine/preview/article/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorbeeld niet gevonden');
  await expect(page.getByRole('link', { name: 'Naar het beheer' })).toBeVisible();
  // Other tests of this worker have the same account.
  await choose('en');
});

test.describe('with pictures and videos of other sites', () => {
  test('tells them at most which site shows them', async ({ page, site, previews }) => {
    const referrers = new Map<string, string | undefined>();
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    await page.route(/^https:\/\/(pictures\.example|www\.youtube-nocookie\.com)\//, async (route) => {
      const sent = await route.request().allHeaders();
      referrers.set(new URL(route.request().url()).hostname, sent['referer']);
      await route.fulfill({
        contentType: route.request().resourceType() === 'image' ? 'image/gif' : 'text/html',
        body: gif,
      });
    });
    const draft = await previews.draft({
      type: 'video',
      videoUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      content: '<p><img src="https://pictures.example/leaf.gif" alt="Blad"></p>',
    });
    const { path } = await previews.share(draft);
    await page.goto(path);
    await page.getByRole('img', { name: 'Blad' }).scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').getByRole('link', { name: 'Play video' }).click();
    await expect.poll(() => [...referrers.keys()].toSorted()).toEqual(['pictures.example', 'www.youtube-nocookie.com']);
    expect(referrers.get('pictures.example')).toBeUndefined();
    // YouTube plays nothing without it.
    expect(referrers.get('www.youtube-nocookie.com')).toBe(`${site.url}/`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all of a draft', async ({ page, previews }) => {
    const { path } = await previews.share(await previews.draft({ content: '<p>Alles is er.</p>' }));
    await page.goto(path);
    await expect(page.getByText('Alles is er.')).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });
});
