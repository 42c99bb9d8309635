import { expect, test } from '../support/site.ts';

/** Beside what the sitemaps list: lists with a question in them, and what is not there. */
const BESIDE = ['/magazine?page=2', '/magazine?search=slaap', '/magazine?type=video', '/bestaat-niet'];

test('issue G 7: no page sets a cookie, keeps anything in the browser, or asks anybody else', async ({
  page,
  context,
  request,
  site,
}) => {
  test.setTimeout(300_000);
  const listed: string[] = [];
  for (const sitemap of ['/sitemap-pages.xml', '/magazine/sitemap.xml']) {
    const xml = await (await request.get(sitemap)).text();
    listed.push(...[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname));
  }
  expect(listed.length).toBeGreaterThan(55);

  const elsewhere: string[] = [];
  const cookies: string[] = [];
  context.on('request', (asked) => {
    const { protocol, origin } = new URL(asked.url());
    if (/^https?:$/.test(protocol) && origin !== site.url) elsewhere.push(`${page.url()} asks ${asked.url()}`);
  });
  context.on('response', async (answer) => {
    if (await answer.headerValue('set-cookie').catch(() => null)) cookies.push(answer.url());
  });
  for (const path of [...listed, ...BESIDE]) {
    await page.goto(path);
    // What waits until it is seen is asked for too.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
  expect(cookies).toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});
