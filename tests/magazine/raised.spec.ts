import type { Page } from '@playwright/test';
import { expect, test } from '../support/articles/publish-through-api.ts';

/** A count of blood cells: as 109/L it would be wrong by millions. */
const CONTENT =
  '<p>Normaal is 4 tot 10 &times; 10<sup>9</sup>/L, en 10<sup>-3</sup> mol H<sub>2</sub>O.</p><ul><li>m<sup>2</sup></li></ul>';
const WORDS = 'Normaal is 4 tot 10 × 10⁹/L, en 10⁻³ mol H2O.';

test('shows powers in every text of an article that has no formats', async ({ page, articleApi }) => {
  const { slug } = await articleApi.publish({ title: 'Bloedcellen', content: CONTENT });
  await page.goto(`/magazine/article/${slug}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', expect.stringContaining(WORDS));
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    expect.stringContaining(WORDS),
  );
  for (const address of ['/magazine/rss.xml', '/magazine/feed.json', '/api/articles?search=bloedcellen', '/magazine']) {
    const text = await (await page.request.get(address)).text();
    expect(text, address).toContain('10⁹/L');
    expect(text, address).not.toMatch(/109\/L|10-3 mol/);
  }
});

test('copies powers from the page of readers, as text and as HTML', async ({ page, articleApi }) => {
  const { slug } = await articleApi.publish({ title: 'Bloedcellen', content: CONTENT });
  await page.goto(`/magazine/article/${slug}`);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await select(page, 'main p:has(sup)', 'main li:has(sup)');
  // What copies loads with the first key.
  await expect.poll(async () => (await copy(page)).text.split(/\n+/)).toEqual([WORDS, 'm²']);
  expect((await copy(page)).html).toContain('10<sup>9</sup>/L');
});

/** From the beginning of one element to the end of another. */
const select = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([first, last]) => {
      const [start, end] = [document.querySelector(first), document.querySelector(last)];
      if (!start || !end) throw new Error('nothing to select');
      getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
    },
    [from, to] as const,
  );

/** What a copy of the selection puts on the clipboard. */
const copy = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const within = getSelection()?.anchorNode;
    within?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  });
