import type { Page } from '@playwright/test';
import { expect, test } from '../magazine/preview-page.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { visitedPages } from '../support/visited-pages.ts';

const bar = (page: Page, name = 'Direct contact') => page.getByRole('navigation', { name });
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const LARGE_LETTERS = () => {
  document.documentElement.style.fontSize = '200%';
};
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Pages that no sitemap lists. */
const UNLISTED = [
  '/zoeken',
  '/zoeken?q=bloeddruk',
  '/zoeken?q=xylofoon',
  '/over-ons/bericht-verzonden',
  '/over-ons/bericht-niet-verzonden',
  '/antwoord-niet-bewaard',
  '/magazine/answer-not-stored',
  '/magazine?search=xylofoon',
  '/magazine',
  '/bestaat-niet',
];

test('every page has the phone number within the first screen', async ({ page, request, previews }) => {
  const maps = await Promise.all(
    addresses(await (await request.get('/sitemap.xml')).text()).map(async (map) =>
      addresses(await (await request.get(map)).text()),
    ),
  );
  const { path: preview } = await previews.share(await previews.draft());
  const paths = [...visitedPages(maps.flat()), ...UNLISTED, preview];
  expect(paths.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const first = page.locator('a[href^="tel:+"]:visible').first();
    const box = await first.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > 844) missing.push(`${path}: at ${box?.y}`);
    else if (box.height < 44 || box.width < 44) missing.push(`${path}: only ${box.width} × ${box.height}`);
  }
  expect(missing).toEqual([]);
});

test('the bar comes once the top of the page has left', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
  await scroll(page, 700);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: 'Bel' })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
  const book = bar(page).getByRole('link', { name: 'Afspraak (opent in een nieuw tabblad)' });
  await expect(book).toHaveAttribute('href', /^https:/);
  await bar(page).getByRole('link', { name: 'Route' }).click();
  await expect(page).toHaveURL(/\/over-ons#route$/);
  await expect(page.getByRole('heading', { name: 'Route' })).toBeInViewport();
});

for (const [phone, width, height] of [
  ['an iPhone SE', 375, 553],
  ['a small Android', 360, 560],
] as const)
  test(`the bar stays on ${phone} with the bars of its browser`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/rijbewijskeuringen/chauffeurs');
    await scroll(page, 1500);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.height).toBeLessThan(height / 8);
  });

test('the bar speaks English in the magazine', async ({ page }) => {
  await page.goto('/magazine');
  await scroll(page, 700);
  const english = bar(page, 'Contact the clinic');
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english.getByRole('link')).toHaveText([/^\s*Call 0/, 'Appointment (opens in a new tab)', 'Route']);
  expect(await axeViolations(page, (axe) => axe.include('.contact-bar'))).toEqual([]);
});

test('the bar stands below the footer at the end of a page', async ({ page }) => {
  for (const path of ['/', '/bestaat-niet', '/magazine']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const footer = document.querySelector('body > footer')?.getBoundingClientRect();
          const bar = document.querySelector('.contact-bar')?.getBoundingClientRect();
          const gap = Math.abs((bar?.top ?? 0) - (footer?.bottom ?? 0));
          return { gap: Math.round(gap), end: Math.round(bar?.bottom ?? 0) };
        }),
      )
      .toEqual({ gap: 0, end: 844 });
    await expect(page.locator('.contact-bar')).toBeVisible();
  }
});

test('the bar works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/pmo#pakketten');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await context.close();
});

for (const [situation, viewport, prepare] of [
  ['with letters twice as large', { width: 390, height: 844 }, LARGE_LETTERS],
  ['on a phone held sideways', { width: 600, height: 390 }, () => {}],
] as const)
  test(`the bar covers nothing ${situation}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/over-ons');
    await page.evaluate(prepare);
    await scroll(page, 1500);
    await expect(bar(page)).not.toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Bel/ })).toBeInViewport();
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page).getByRole('link', { name: 'Route' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('held sideways, the bars leave four fifths of a phone to the page', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  for (const standard of [16, 24, 32]) {
    // The setting of the browser: unlike a style, it counts in media queries.
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const path of ['/over-ons', '/pmo', '/magazine']) {
      await page.goto(path);
      await scroll(page, 1500);
      const covered = await page.evaluate(() =>
        [document.querySelector('body > header'), document.querySelector('.contact-bar')]
          .map((bar) => bar?.getBoundingClientRect())
          .reduce(
            (sum, box) => sum + (box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : 0),
            0,
          ),
      );
      expect(covered, `${path} with letters of ${standard} px`).toBeLessThanOrEqual(390 / 5);
    }
  }
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [932, 430],
  [568, 320],
] as const)
  test(`a phone held sideways, ${width} by ${height}, can call and book`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/pmo', '/magazine']) {
      await page.goto(path);
      for (const top of [0, 1500]) {
        await scroll(page, top);
        const header = page.getByRole('banner');
        for (const link of [
          header.locator('a[href^="tel:"]'),
          header.getByRole('link', { name: 'Afspraak (opent in een nieuw tabblad)', exact: true }),
        ]) {
          await expect(link, path).toBeInViewport({ ratio: 1 });
          const box = await link.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });

test('a wide screen has the number in the bar at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pmo');
  await expect(page.getByRole('banner').getByText(/^0[\d ]+$/)).toBeInViewport({ ratio: 1 });
  await scroll(page, 1500);
  await expect(bar(page)).toBeHidden();
});

test('the bar leaves for the keyboard of the screen', async ({ page }) => {
  await page.goto('/over-ons#contact');
  await page.getByLabel('Bericht').focus();
  await expect(bar(page)).toHaveCSS('position', 'static');
  await page.getByLabel('Bericht').blur();
  await expect(bar(page)).toHaveCSS('position', 'sticky');
});

test('the bar hides nothing that has the focus', async ({ page }) => {
  await page.goto('/over-ons');
  await page.locator('main a').first().focus();
  const covered: string[] = [];
  const call = page.locator('.contact-bar a').first();
  while (!(await call.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.contact-bar');
      if (!focused || !bar || focused === document.body || bar.contains(focused)) return undefined;
      const isCovered =
        getComputedStyle(bar).position === 'sticky' &&
        focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      return isCovered ? focused.outerHTML : undefined;
    });
    if (problem) covered.push(problem);
  }
  expect(covered).toEqual([]);
});

test('the bar is not printed', async ({ page }) => {
  await page.goto('/over-ons');
  await scroll(page, 1500);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('img', { name: /^Schets/ })).toBeVisible();
});

test('the bar passes axe in forced colours at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/over-ons');
  await scroll(page, 1500);
  await expect(bar(page)).toBeInViewport();
  // The colours are the visitor's own.
  expect(await axeViolations(page, (axe) => axe.disableRules('color-contrast'))).toEqual([]);
});

test('the home page leads drivers and employers on', async ({ page }) => {
  await page.goto('/');
  const others = page.getByRole('navigation', { name: 'Keuringen en werkgevers' });
  await expect(others.getByRole('link', { name: 'Rijbewijskeuringen' })).toHaveAttribute('href', '/rijbewijskeuringen');
  await others.getByRole('link', { name: /PMO/ }).click();
  await expect(page).toHaveURL(/\/pmo$/);
});

test('the footer leads to every part of the site', async ({ page }) => {
  await page.goto('/pmo');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Rijbewijskeuringen', '/rijbewijskeuringen'],
    ['PMO', '/pmo'],
    ['Tarieven', '/over-ons#tarieven'],
    ['Veelgestelde vragen', '/rijbewijskeuringen#vragen'],
    ['Ons team', '/over-ons#team'],
    ['Route', '/over-ons#route'],
    ['Klachten', '/klachten'],
    ['Privacy', '/privacy'],
    ['Toegankelijkheid', '/toegankelijkheid'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const links = await footer.locator('a[href*="#"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const link of links) {
    await page.goto(link ?? '');
    await expect(page.locator(new URL(page.url()).hash), link ?? '').toBeAttached();
  }
});
