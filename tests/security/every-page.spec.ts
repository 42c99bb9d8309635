import type { Page } from '@playwright/test';
import { expect, test } from './own-profile.ts';

/** Every address that a visitor may come to: those of the sitemaps, and beside them what no sitemap lists. */
const PARTS = [
  {
    sitemap: '/sitemap-pages.xml',
    home: '/',
    atLeast: 30,
    beside: [
      '/over-ons/bericht-verzonden',
      '/over-ons/bericht-niet-verzonden',
      '/bestaat-niet',
      '/therapieen/bestaat-niet',
      '/behandelingen/bestaat-niet',
      '/rijbewijskeuringen/bestaat-niet',
    ],
  },
  {
    sitemap: '/magazine/sitemap.xml',
    home: '/magazine',
    atLeast: 30,
    beside: [
      '/magazine?search=slaap',
      '/magazine?page=2',
      '/magazine?type=video',
      '/magazine/article/bestaat-niet',
      '/magazine/video/bestaat-niet',
    ],
  },
];

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Everything a visitor comes by: islands wake, and pictures are asked for, when they are seen. */
async function seeAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

test('the two sitemaps walked below are all there are', async ({ request }) => {
  const listed = addressesIn(await (await request.get('/sitemap.xml')).text());
  expect(listed.toSorted()).toEqual(PARTS.map(({ sitemap }) => sitemap).toSorted());
});

for (const { sitemap, home, atLeast, beside } of PARTS)
  test(`no page of ${sitemap}, and none beside it, has anything that the policy refuses, sets a cookie, keeps anything in the browser or asks anybody else (issue G 7)`, async ({
    page,
    context,
    request,
    site,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const elsewhere: string[] = [];
    const cookies: string[] = [];
    context.on('request', (asked) => {
      const { protocol, origin } = new URL(asked.url());
      if (/^https?:$/.test(protocol) && origin !== site.url) elsewhere.push(`${page.url()} asks ${asked.url()}`);
    });
    context.on('response', async (answer) => {
      if (await answer.headerValue('set-cookie').catch(() => null)) cookies.push(answer.url());
    });

    const listed = addressesIn(await (await request.get(sitemap)).text());
    expect(listed.length).toBeGreaterThanOrEqual(atLeast);
    expect(listed).toContain(home);
    for (const path of [...listed, ...beside]) await seeAll(page, path);

    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(cookies).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
