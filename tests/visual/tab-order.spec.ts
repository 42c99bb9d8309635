import { busyness } from '../../scripts/set-up/busyness.mjs';
import { walk } from '../support/browser/tab-walk.ts';
import { allPages } from '../support/server/all-pages.ts';
import { expect, test } from '../support/site.ts';
import { visitedPages } from '../support/visited-pages.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const)
  test(`Tab reaches all of every page and the focus is never covered, at ${width} px`, async ({ page, site }) => {
    const paths = visitedPages(await allPages(site.url)).filter((one) => !/^\/(_astro|admindash)\//.test(one));
    // A page has up to a hundred stops, and each is walked to twice.
    test.setTimeout(paths.length * 20_000 * busyness());
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await walk(page, 'Tab'), path).toEqual([]);
      expect.soft(await walk(page, 'Shift+Tab'), `${path}, backwards`).toEqual([]);
    }
  });
