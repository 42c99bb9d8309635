import type { Page } from '@playwright/test';
import { EVERY_BLOCK, PLAYER } from '../support/articles/every-block.ts';
import { expect, test } from '../support/articles/publish-through-api.ts';
import { axeViolations } from '../support/browser/axe.ts';

const CALLOUTS = ['In het kort', 'Goed om te weten', 'Let op', 'Bel uw huisarts', 'Bel 112'];

async function openArticle(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/magazine/article/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('an article with every block is accessible and within its budget', { tag: '@smoke' }, async ({
  page,
  articleApi,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openArticle(page, await articleApi.publish({ title: 'Alle blokken', content: EVERY_BLOCK }));
  expect(await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'))).toEqual([]);
  expect(await page.locator('*').count()).toBeLessThan(600);
});

test('call-outs are labelled regions, and 112 is a phone link', async ({ page, articleApi }) => {
  await openArticle(page, await articleApi.publish({ title: 'Alle blokken', content: EVERY_BLOCK }));
  for (const name of CALLOUTS) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  const call = page.getByRole('link', { name: 'Bel 112' });
  await expect(call).toHaveAttribute('href', 'tel:112');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('columnheader', { name: 'Thuis' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Normaal' })).toBeVisible();
  const button = page.getByRole('link', { name: 'Plan een gesprek (opent in een nieuw tabblad)' });
  await expect(button).toHaveAttribute('href', /^https:/);
});

test('a video contacts its host only when play is pressed', async ({ page, site, articleApi }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.url) || requests.push(request.url()));
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  await openArticle(page, await articleApi.publish({ title: 'Met video', content: EVERY_BLOCK }));
  await expect(page.getByTitle('Video: Zo meet u thuis')).toHaveAttribute('sandbox', /allow-scripts/);
  expect(requests).toEqual([]);
  const player = page.frameLocator('iframe');
  await player.getByRole('link', { name: 'Video afspelen' }).click();
  await expect(player.getByText('Film')).toBeVisible();
  expect(requests[0]).toContain('player.vimeo.com/video/76979871');
});

test('details open without scripts, and the video is a link', async ({ browser, site, articleApi }) => {
  const item = await articleApi.publish({ title: 'Zonder scripts', content: EVERY_BLOCK });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await openArticle(page, item);
  await expect(page.getByText('één meting')).toBeHidden();
  await page.getByText('Waarom zo vaak?').click();
  await expect(page.getByText('één meting')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bekijk de video op vimeo.com/ })).toHaveAttribute('href', PLAYER);
  await context.close();
});

test('prints details open, and an address in place of the player', async ({ page, articleApi }) => {
  await openArticle(page, await articleApi.publish({ title: 'Gedrukt', content: EVERY_BLOCK }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('één meting')).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Bekijk de video/ })).toBeVisible();
});

test('two pictures stand side by side, and below each other on a phone', async ({ page, articleApi }) => {
  const pair = page.locator('.prose figure').nth(1).getByRole('img');
  const tops = () => pair.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openArticle(page, await articleApi.publish({ title: 'Twee foto’s', content: EVERY_BLOCK }));
  const [left, right] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above = 0, below = 0] = await tops();
  expect(below).toBeGreaterThan(above);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const width of [320, 390, 1440])
  test(`no block overflows its column at ${width} px, even with long words`, async ({ page, articleApi }) => {
    const long = 'arbeidsongeschiktheidsverzekeringsmaatschappij'.repeat(2);
    const content = EVERY_BLOCK.replaceAll(/Kop|Bovendruk|Waarde|Waarom|Plan een gesprek|Links goed/g, long);
    await page.setViewportSize({ width, height: 900 });
    await openArticle(page, await articleApi.publish({ title: 'Alle blokken', content }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const wide = await page.locator('.prose').evaluate((prose) => {
      const { left, right } = prose.getBoundingClientRect();
      return [...prose.querySelectorAll(':not(.scroll *, .sr-only)')]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(wide).toEqual([]);
  });

test('call-outs, buttons and table cells have edges in forced colours', async ({ page, articleApi }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openArticle(page, await articleApi.publish({ title: 'Alle blokken', content: EVERY_BLOCK }));
  const edges = (selector: string) =>
    page.locator(`.prose ${selector}`).evaluateAll((all) =>
      all.map((element) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(element);
        return borderBottomStyle !== 'none' && borderBottomWidth !== '0px' && borderBottomColor !== backgroundColor;
      }),
    );
  expect(await edges('[data-callout]')).toEqual(Array(5).fill(true));
  expect(await edges('td, th')).toEqual(Array(4).fill(true));
  expect(await edges('a:has(svg)')).toEqual([true]);
});

test('prints call-outs whole, with their labels and edges', async ({ page, articleApi }) => {
  await openArticle(page, await articleApi.publish({ title: 'Gedrukt', content: EVERY_BLOCK }));
  await page.emulateMedia({ media: 'print' });
  for (const name of CALLOUTS) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region).toBeVisible();
    await expect(region).toHaveCSS('break-inside', 'avoid');
    await expect(region).toHaveCSS('border-top-width', '3px');
  }
  await expect(page.getByText('Foto: Eva')).toBeVisible();
});

test('prints every column of a wide table', async ({ page, articleApi }) => {
  const row = (tag: 'th' | 'td') => `<tr>${`<${tag}>Meetwaarde ochtend</${tag}>`.repeat(9)}</tr>`;
  const content = `<table><tbody>${row('th')}${row('td')}</tbody></table>`;
  await openArticle(page, await articleApi.publish({ title: 'Brede tabel', content }));
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 642, height: 986 });
  const column = await page.locator('.prose').boundingBox();
  const table = await page.getByRole('table').boundingBox();
  expect(table?.width).toBeLessThanOrEqual(column?.width ?? 0);
});

test('scrolls a wide table with the keyboard', async ({ page, articleApi }) => {
  const row = `<tr>${'<td>Meetwaarde</td>'.repeat(12)}</tr>`;
  await page.setViewportSize({ width: 390, height: 844 });
  const content = `<table><tbody>${row}</tbody></table>`;
  await openArticle(page, await articleApi.publish({ title: 'Brede tabel', content }));
  const region = page.getByRole('region', { name: 'Tabel' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await region.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
});

test('an English article has English labels on its blocks', async ({ page, articleApi }) => {
  const content = `${EVERY_BLOCK}<details><summary></summary><p>More.</p></details>`;
  await openArticle(page, await articleApi.publish({ title: 'All blocks', content, language: 'en' }));
  for (const name of ['In short', 'Good to know', 'Please note', 'Call your doctor', 'Call 112', 'Table'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Read more', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan een gesprek (opens in a new tab)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the video on vimeo.com (opens in a new tab)' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Play video' })).toBeVisible();
});
