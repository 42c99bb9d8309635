import type { Page, Route } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';
import { watchScripts } from '../support/watch-scripts.ts';

const field = (page: Page, id = 'zoek-pagina') => page.locator(`#${id}`);
const options = (page: Page) => page.getByRole('option');
const main = (page: Page) => page.getByRole('main');

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await expect(field(page, 'zoek-balk')).toBeFocused();
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('leads from the bar to results in groups with the words marked', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/pmo');
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
    await expect(page).toHaveURL('/zoeken');
    await field(page).fill('bloeddruk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/zoeken?q=bloeddruk');
    await expect(page).toHaveTitle(/^Zoeken naar “bloeddruk” \|/);
    const therapies = page.getByRole('region', { name: 'Therapieën' });
    await expect(therapies.locator('mark').first()).toHaveText('bloeddruk');
    await expect(page.getByRole('region', { name: 'Magazine: video’s' }).getByRole('link')).toHaveAttribute(
      'href',
      '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap',
    );
    await therapies.getByRole('link').first().click();
    await expect(page).toHaveURL('/therapieen/hart-vaatziekten');
  });

  test('says when nothing is found, with the telephone number and ways on', async ({ page }) => {
    await page.goto('/zoeken?q=xylofoon');
    await expect(main(page)).toContainText('We vonden niets voor “xylofoon”.');
    await expect(main(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Rijbewijskeuringen' })).toBeVisible();
  });
});

test('a search is not indexed, kept in no shared cache and sets no cookie', async ({ page }) => {
  const response = await page.goto('/zoeken?q=knie');
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await page.context().cookies()).toEqual([]);
});

for (const [name, text, status, message] of [
  ['300 characters', 'bloeddruk '.repeat(30).trim(), 400, 'q can be at most 200 characters'],
  ['SQL', "'; drop table articles; --", 200],
  ['HTML', '<img src=x onerror=alert(1)>', 200],
  ['an emoji', '💙', 200],
  ['signs', '%%%_%&=#?/\\', 200],
  ['NUL', '\0\0', 400, 'NUL'],
  ['half a surrogate pair', '\ud83d', 200],
  ['only filler words', 'wat is dat van de', 200],
] as const) {
  test(`responds to ${name}`, async ({ page }) => {
    const response = await page.goto(`/zoeken?q=${encodeURIComponent(text.toWellFormed())}`);
    expect(response?.status()).toBe(200);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Zoeken');
    await expect(main(page).locator('img')).toHaveCount(0);
    const api = await page.request.get('/api/search', { params: { q: text.toWellFormed() } });
    expect(api.status()).toBe(status);
    const answer = await api.json();
    if (message) expect(answer.error).toContain(message);
    else expect(answer).toMatchObject({ groups: [], magazineTotal: 0, pages: 'searched', magazine: 'searched' });
  });
}

test('the words found and the chosen suggestion stand out in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/zoeken?q=bloeddruk');
  const mark = main(page).locator('mark').first();
  await expect(mark).toHaveCSS('font-weight', '600');
  const linkColour = await main(page)
    .locator('a:has(mark)')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  await expect(mark).toHaveCSS('color', linkColour);
  await field(page).fill('');
  await field(page).pressSequentially('bloed');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  await expect(list).toHaveCSS('border-top-style', 'solid');
  await expect(options(page).first()).toHaveCSS('outline-style', 'solid');
  await expect(options(page).nth(1)).toHaveCSS('outline-style', 'none');
  // The colours are the visitor's own.
  expect(await axeViolations(page, (axe) => axe.disableRules('color-contrast'))).toEqual([]);
});

test('fetches nothing before the search is touched', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  const before = (await scripts()).bytes;
  await openPanel(page);
  await field(page, 'zoek-balk').pressSequentially('suik');
  await expect(options(page).first()).toBeVisible();
  expect((await scripts()).bytes).toBeGreaterThan(before);
});

test('suggests from the second letter, and is used with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).focus();
  await page.keyboard.press('Enter');
  const input = field(page, 'zoek-balk');
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('s');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('uikerz');
  await expect(options(page).first()).toContainText('Metabole aandoeningen');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^\d suggesties?$/ })).toHaveCount(1);
  expect(await axeViolations(page, (builder) => builder.include('.search-panel'))).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('suikerz');
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zoeken' })).toBeFocused();
});

test('the icon of the bar closes what it opened', async ({ page }) => {
  await page.goto('/');
  for (let time = 0; time < 2; time += 1) {
    await openPanel(page);
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
    await expect(field(page, 'zoek-balk')).toBeHidden();
  }
});

test('Enter leads to the results, or to the suggestion that was chosen', async ({ page }) => {
  await page.goto('/over-ons');
  await openPanel(page);
  await page.keyboard.type('parkeren');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zoeken?q=parkeren');
  await field(page).fill('');
  await field(page).pressSequentially('taxi');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rijbewijskeuringen/taxi-chauffeurs');
});

test('Enter after typing on searches those words, not the suggestion that was chosen before', async ({ page }) => {
  await page.goto('/over-ons');
  await openPanel(page);
  await page.keyboard.type('taxi');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'zoek-balk')).toHaveAttribute('aria-activedescendant');
  // The answer to what is typed on is still to come.
  await page.route('**/api/search?**', () => {});
  await page.keyboard.type('ritten');
  await expect(field(page, 'zoek-balk')).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zoeken?q=taxiritten');
});

test('searches from the menu of a phone, by touch', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/pmo');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await field(page, 'zoek-menu').tap();
  await field(page, 'zoek-menu').pressSequentially('opening');
  await options(page).filter({ hasText: 'Openingstijden' }).first().tap();
  await expect(page).toHaveURL('/over-ons#openingstijden');
  await expect(page.locator('#openingstijden')).toBeInViewport();
  await context.close();
});

test('works on without suggestions while the API fails', async ({ page }) => {
  await page.route('**/api/search?**', (route) => route.abort());
  await page.goto('/pmo');
  await openPanel(page);
  await page.keyboard.type('hooikoorts');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Suggesties lukken nu even niet/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zoeken?q=hooikoorts');
});

for (const [name, answer] of Object.entries({
  'an answer fails': (route: Route) => route.abort(),
  'the magazine is unavailable': (route: Route) =>
    route.fulfill({
      json: { groups: [], magazineTotal: 0, hasAllWords: true, pages: 'searched', magazine: 'unavailable' },
    }),
}))
  test(`suggests again what it could not when ${name}`, async ({ page }) => {
    await page.goto('/pmo');
    await page.route('**/api/search?**', answer);
    await openPanel(page);
    await page.keyboard.type('hooikoorts');
    await expect(page.getByRole('status').filter({ hasText: /^Suggesties lukken nu even niet/ })).toHaveCount(1);
    await page.unroute('**/api/search?**');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    await expect(options(page).first()).toContainText('Allergieën');
  });

test('suggests once its code can be fetched', async ({ page }) => {
  await page.goto('/pmo');
  let isAway = true;
  await page.route('**/*.js', (route) => (isAway ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await openPanel(page);
  await failed;
  await page.keyboard.type('hooi');
  await expect(field(page, 'zoek-balk')).not.toHaveAttribute('role', 'combobox');
  isAway = false;
  await page.keyboard.type('koorts');
  await expect(options(page).first()).toContainText('Allergieën');
});

test('suggests what was typed to its end before its code failed to come', async ({ page }) => {
  await page.goto('/pmo');
  const { promise: typed, resolve: end } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/suggestions.*.js', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await typed;
    await route.abort();
  });
  await openPanel(page);
  await page.keyboard.type('hooikoorts');
  end();
  await expect(options(page).first()).toContainText('Allergieën');
});

for (const [name, viewport, fontSize] of [
  ['320 px', { width: 320, height: 700 }, '100%'],
  ['390 px with text at 200 %', { width: 390, height: 844 }, '200%'],
  ['a phone held sideways', { width: 844, height: 390 }, '100%'],
] as const) {
  test(`results and suggestions fit ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/zoeken?q=rijbewijskeuring');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await field(page).fill('');
    await field(page).pressSequentially('bloed');
    await expect(options(page).first()).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expect(options(page).first()).toBeInViewport();
  });
}
