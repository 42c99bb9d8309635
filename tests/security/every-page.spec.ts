import type { Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { visitedPages } from '../support/visited-pages.ts';
import { expect, test } from './persistent-profile.ts';

/** Every page a visitor may open: those of the sitemaps, and `unlisted` ones. */
const PARTS = [
  {
    sitemap: '/sitemap-pages.xml',
    home: '/',
    atLeast: 30,
    unlisted: [
      '/over-ons/bericht-verzonden',
      '/over-ons/bericht-niet-verzonden',
      '/antwoord-niet-bewaard',
      '/bestaat-niet',
      '/therapieen/bestaat-niet',
      '/behandelingen/bestaat-niet',
      '/rijbewijskeuringen/bestaat-niet',
    ],
  },
  {
    sitemap: '/magazine/sitemap-1.xml',
    home: '/magazine',
    atLeast: 30,
    unlisted: [
      '/magazine?search=slaap',
      '/magazine?page=2',
      '/magazine?type=video',
      '/magazine/article/bestaat-niet',
      '/magazine/video/bestaat-niet',
      '/magazine/answer-not-stored',
      '/magazine/preview/bestaat-niet',
      '/magazine/preview/article/1',
    ],
  },
];

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Scrolls through the page, so that its islands hydrate and its pictures load. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

test('covers every sitemap', { tag: '@smoke' }, async ({ request }) => {
  const listed = pathsIn(await (await request.get('/sitemap.xml')).text());
  expect(listed.toSorted()).toEqual(PARTS.map(({ sitemap }) => sitemap).toSorted());
});

for (const { sitemap, home, atLeast, unlisted } of PARTS)
  test(`has no violations, cookies or third-party requests: ${sitemap}`, async ({
    page,
    context,
    request,
    site,
    problems,
  }) => {
    test.setTimeout(300_000 * busyness());
    const thirdParty: string[] = [];
    const cookies: string[] = [];
    context.on('request', (sent) => {
      const { protocol, origin } = new URL(sent.url());
      if (/^https?:$/.test(protocol) && origin !== site.url) thirdParty.push(`${page.url()} requests ${sent.url()}`);
    });
    context.on('response', async (response) => {
      if (await response.headerValue('set-cookie').catch(() => null)) cookies.push(response.url());
    });

    const listed = pathsIn(await (await request.get(sitemap)).text());
    expect(listed.length).toBeGreaterThanOrEqual(atLeast);
    expect(listed).toContain(home);
    for (const path of [...visitedPages(listed), ...unlisted]) await visit(page, path);

    expect(problems).toEqual([]);
    expect(thirdParty).toEqual([]);
    expect(cookies).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
