import { busyness } from '../../scripts/set-up/busyness.mjs';
import { HTML_CHECKER } from '../../scripts/set-up/tools.mjs';
import { expect, test } from '../magazine/preview-page.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { EVERY_BLOCK } from '../support/articles/every-block.ts';
import { checkHtml } from '../support/html/check-html.ts';
import { visitedPages } from '../support/visited-pages.ts';

/** Kinds of page that no sitemap lists. */
const UNLISTED = [
  '/zoeken',
  '/zoeken?q=bloeddruk',
  '/zoeken?q=xylofoon',
  '/magazine?page=2',
  '/magazine?search=bloeddruk',
  '/magazine?search=xylofoon',
  '/magazine?type=video',
  '/over-ons/bericht-verzonden',
  '/over-ons/bericht-niet-verzonden',
  '/antwoord-niet-bewaard',
  '/magazine/answer-not-stored',
  '/bestaat-niet',
  '/therapieen/bestaat-niet',
  '/behandelingen/bestaat-niet',
  '/rijbewijskeuringen/bestaat-niet',
  '/magazine/article/bestaat-niet',
  '/magazine/video/bestaat-niet',
  '/magazine/preview/bestaat-niet',
  '/admindash/login',
  '/admindash',
  '/admindash/articles/new',
  '/admindash/bestaat-niet',
];

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);

test('every kind of page is valid HTML', async ({ page, request, previews }, testInfo) => {
  test.setTimeout(300_000 * busyness());
  const blocks = { title: 'Alle blokken', content: EVERY_BLOCK, isPublished: true };
  const { slug } = await previews.call<{ slug: string }>('POST', '/api/admin/articles', { ...ARTICLE, ...blocks });
  const { path: preview } = await previews.share(await previews.draft({ content: EVERY_BLOCK }));
  const maps = await Promise.all(
    addresses(await (await request.get('/sitemap.xml')).text()).map(async (map) =>
      addresses(await (await request.get(map)).text()),
    ),
  );
  const pages = new Map<string, string>();
  for (const path of new Set([...visitedPages(maps.flat()), ...UNLISTED, `/magazine/article/${slug}`, preview])) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain('text/html');
    pages.set(path, await response.text());
  }
  expect(pages.size).toBeGreaterThan(35);
  // What scripts add: the latest items, and the form with what is wrong in it.
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Uit het magazine' });
  await latest.scrollIntoViewIfNeeded();
  await expect(latest.locator('time')).toHaveCount(3);
  pages.set('/ with its items', await page.content());
  await page.goto('/over-ons#contact');
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  pages.set('/over-ons with an incomplete form', await page.content());
  expect(await checkHtml(HTML_CHECKER, testInfo.outputPath('pages'), pages)).toEqual([]);
});
