import { busyness } from '../../scripts/set-up/busyness.mjs';
import { allPages } from '../support/server/all-pages.ts';
import { expect, test } from '../support/site.ts';
import { visitedPages } from '../support/visited-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/**
 * Runs in the page. A link within a sentence may be as high as its line (WCAG 2.5.8); a card or a label is tapped as a
 * whole.
 */
function lowTargets(least: number): string[] {
  const isWithinSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 3;
  const coversCard = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
  return [...document.querySelectorAll('a[href], button, summary, select, input:not([type="hidden"]), textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest('.sr-only, [class*="sr-only"], [aria-hidden="true"]'))
    .filter((element) => !isWithinSentence(element) && !coversCard(element))
    .map((element) => ({
      text: element.textContent?.trim().slice(0, 40),
      box: (element.closest('label') ?? element).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && box.height < least && box.right > 0)
    .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
}

test('what stands on its own is at least 44 px high for a finger', async ({ page, site }) => {
  test.setTimeout(300_000 * busyness());
  const pages = visitedPages(await allPages(site.url)).filter((path) => !/^\/(_astro|admindash)\//.test(path));
  const low: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    low.push(...(await page.evaluate(lowTargets, 43.5)).map((target) => `${path}: ${target}`));
  }
  expect(low).toEqual([]);
});
