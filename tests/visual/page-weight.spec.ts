import type { Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { allPages } from '../support/server/all-pages.ts';
import { test as base, expect } from '../support/site.ts';
import { visitedPages } from '../support/visited-pages.ts';
import { KB } from '../support/watch-scripts.ts';

// Playwright gives tests with other worker fixtures other workers, and each worker has its own site: the budgets are those
// of the starter magazine, not of what other tests publish.
const test = base.extend<object, { ownSite: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  ownSite: [async ({}, use) => use(undefined), { scope: 'worker' }],
});

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

type Received = { url: string; type: string; bytes: number };

/** Bytes on the network: compressed, with headers. Headers of HTTP/1.1 are larger than those of later versions. */
async function watchRequests(page: Page): Promise<() => Received[]> {
  const requests = new Map<string, Received>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    requests.set(requestId, { url: request.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

const sizeOf = (requests: readonly Received[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

const SCRIPT = 5 * KB;
const LARGE = { requests: 18, bytes: 200 * KB, elements: 700 };
const MOST: Array<[pages: RegExp, most: { requests: number; bytes: number; elements: number }]> = [
  [/^\/magazine\/article\//, { requests: 9, bytes: 64 * KB, elements: 650 }],
  // The poster is a document of its own, which asks for its font again.
  [/^\/magazine\/video\//, { requests: 9, bytes: 70 * KB, elements: 600 }],
  // Home, and pages that list with pictures.
  [/^\/(magazine(\?.*)?|therapieen|behandelingen|rijbewijskeuringen)?$/, LARGE],
  [/./, { requests: 9, bytes: 100 * KB, elements: 700 }],
];

test('every page is HTML, one style sheet, one script (of care two), two fonts', async ({ page, site }) => {
  test.setTimeout(300_000 * busyness());
  const received = await watchRequests(page);
  // A 404 in place of a script has no page around it, and the admin area its own budgets.
  const pages = visitedPages(await allPages(site.url)).filter((path) => !/^\/(_astro|admindash)\//.test(path));
  const over: string[] = [];
  for (const path of pages) {
    const earlier = received().length;
    // On a busy machine the network rests before the scripts run, and before what they load is asked for.
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    if (await page.locator('magazine-items').count())
      await page.evaluate(async () => void (await customElements.whenDefined('magazine-items')));
    const requests = received().slice(earlier);
    const count = (type: string) => new Set(requests.flatMap(({ type: of, url }) => (of === type ? url : []))).size;
    const bytes = sizeOf(requests);
    const elements = await page.locator('*').count();
    const most = MOST.find(([kind]) => kind.test(path))?.[1] ?? LARGE;
    if (count('Stylesheet') !== 1) over.push(`${path}: ${count('Stylesheet')} style sheets`);
    // A page of care has one more, for its articles.
    const scripts = (await page.locator('magazine-items').count()) > 0 ? 2 : 1;
    if (count('Script') !== scripts) over.push(`${path}: ${count('Script')} scripts`);
    const script = sizeOf(requests.filter(({ type }) => type === 'Script'));
    if (script > SCRIPT) over.push(`${path}: ${(script / KB).toFixed(1)} KB of script`);
    if (count('Font') > 2 && !path.startsWith('/magazine/video/')) over.push(`${path}: ${count('Font')} fonts`);
    if (requests.length > most.requests) over.push(`${path}: ${requests.length} requests`);
    if (bytes > most.bytes) over.push(`${path}: ${(bytes / KB).toFixed(1)} KB`);
    if (elements > most.elements) over.push(`${path}: ${elements} elements`);
    await page.context().clearCookies();
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  }
  expect(over).toEqual([]);
});
