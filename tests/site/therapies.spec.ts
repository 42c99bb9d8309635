import { HOME_THERAPIES, OVERVIEW_THERAPIES, pairedSlug } from '../../src/shared/care-slugs.ts';
import { expect, test } from '../support/site.ts';

test('lists 11 therapies with title and description', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/therapieen');
  await expect(page.getByRole('heading', { level: 1, name: 'Therapieën' })).toBeVisible();
  await expect(page.getByText('Zoek hieronder waar u mee zit.')).toBeVisible();
  const entries = page.locator('main li[data-row]').getByRole('link');
  await expect(entries).toHaveCount(11);
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(OVERVIEW_THERAPIES.map((slug) => `/therapieen/${slug}`));
  for (const text of await entries.allInnerTexts()) expect(text).toMatch(/^.{4,60}\n+.{30,}$/);
});

test('shows the picture of an entry on hover and focus', async ({ page }) => {
  await page.goto('/therapieen');
  const pictures = page.locator('[data-picture]');
  await expect(pictures.nth(0)).toHaveCSS('opacity', '1');
  await page
    .getByRole('link', { name: /^Hormoontherapie/ })
    .first()
    .hover();
  await expect(pictures.nth(2)).toHaveCSS('opacity', '1');
  await expect(pictures.nth(0)).toHaveCSS('opacity', '0');
  // Focus may scroll another row under the pointer, which would then show that row's picture.
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: /^Pro-aging/ }).focus();
  await expect(pictures.nth(4)).toHaveCSS('opacity', '1');
});

test('shows a therapy with mention, author, cover and badge', async ({ page }) => {
  await page.goto('/therapieen/pro-aging');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Pro-aging' })).toBeVisible();
  await expect(main.getByText('Beschikbaar', { exact: true })).toBeVisible();
  await expect(main.getByText('Ouder worden mag,')).toBeVisible();
  await expect(main.getByText(/^Hanneke Verbruggen, arts integrale genees\u00adkunde$/).first()).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  const text = main.getByRole('article');
  await expect(text).toHaveCSS('animation-delay', '0.2s');
  for (const part of [text.getByRole('heading', { level: 2 }), text.getByRole('listitem'), text.getByRole('paragraph')])
    await expect(part.first()).toBeVisible();
});

test('serves both slugs of a pair and names one as canonical', async ({ page, request }) => {
  await page.goto('/therapieen/verslavingszorg');
  await expect(page.getByRole('heading', { level: 1, name: 'Verslavingszorg' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/therapieen\/verslaving$/);
  for (const slug of HOME_THERAPIES.filter(pairedSlug)) {
    const canonical = `rel="canonical" href="[^"]*/therapieen/(${slug}|${pairedSlug(slug)})"`;
    expect(await (await request.get(`/therapieen/${slug}`)).text()).toMatch(new RegExp(canonical));
  }
});

test("responds 404 'Therapy not found' for an unknown slug", async ({ page }) => {
  const response = await page.goto('/therapieen/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Therapy not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle therapieën' }).click();
  await expect(page).toHaveURL(/\/therapieen$/);
});

test('lists what the magazine has about its subject; without JavaScript a link leads there', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/therapieen/hormoon-therapie');
  const magazine = page.getByRole('region', { name: 'In het magazine' });
  await magazine.scrollIntoViewIfNeeded();
  await expect(magazine.getByRole('link', { name: /schildklier/ })).toHaveAttribute('href', /^\/magazine\/article\//);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/therapieen/autoimmunziekten`);
  await plain.getByRole('link', { name: 'Artikelen over crohn' }).click();
  await expect(plain.getByRole('link', { name: /Crohn/ }).first()).toBeVisible();
  await plain.close();
});

test('links to its sections, related therapies and the overview', async ({ page }) => {
  await page.goto('/therapieen/hart-vaatziekten');
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#.+/);
  await expect(page.getByRole('region', { name: 'Verwante therapieën' }).getByRole('link')).toHaveCount(3);
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Therapieën' }).click();
  await expect(page).toHaveURL(/\/therapieen$/);
});

test('prints without navigation and footer', async ({ page }) => {
  await page.goto('/therapieen/pro-aging');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('who has tabbed to the link to articles goes on among them', async ({ page }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/magazine/about/**', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/therapieen/degeneratieve-aandoeningen');
  const items = page.locator('magazine-items');
  await items.getByRole('link', { name: /^Artikelen over/ }).focus();
  goOn();
  await expect(items.getByRole('link', { name: /^Alle artikelen over/ })).toBeFocused();
});

test('beside the text the contents are no closed list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/therapieen/pro-aging');
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  await expect(contents.getByText('Op deze pagina').first()).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
  await expect(contents.getByRole('link').first()).toBeVisible();
});
