import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { sanitiseHtml } from '../../src/server/articles/body/convert-html.ts';
import { randomHtml } from '../support/rich-text/random-html.ts';

/** Documents with blocks, lists, tables and words in odd places, as a browser shows them before and after conversion. */
const RUNS = 400;

test('a browser shows the same words in the same lines', async ({ page }) => {
  test.slow();
  await page.setContent('<!doctype html><body></body>');
  await fc.assert(
    fc.asyncProperty(randomHtml, async (written) => {
      expect(await linesShown(page, await sanitiseHtml(written))).toEqual(await linesShown(page, written));
    }),
    { numRuns: RUNS },
  );
});

/** The lines that the browser shows; what is left out by name is taken out before, and details are open. */
const linesShown = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((written) => {
    const { body } = document;
    // Parsed without scripts, as the conversion does.
    const parsed = new DOMParser().parseFromString(`<!doctype html><body>${written}`, 'text/html');
    body.replaceChildren(...parsed.body.childNodes);
    // The words before and after what is left out by name stay two.
    const gapOf = (one: Element) => (one.matches('button') && !one.textContent?.trim() ? '' : ' ');
    for (const unseen of body.querySelectorAll('script, style, template, noscript')) unseen.remove();
    for (const one of body.querySelectorAll(
      'button:not(:is(h1, h2, h3, h4, summary) *), select, textarea, svg, math, video, object',
    ))
      one.replaceWith(one.parentElement?.style.display === 'flex' ? document.createElement('div') : gapOf(one));
    // So do those before and after a picture, of which innerText says nothing.
    for (const picture of body.querySelectorAll('img'))
      if (getComputedStyle(picture).display === 'inline') picture.replaceWith(' ');
    // To innerText each p is a block, also one that is shown in a line.
    for (const paragraph of body.querySelectorAll('p')) {
      if (getComputedStyle(paragraph).display !== 'inline') continue;
      const shown = document.createElement('span');
      shown.append(...paragraph.childNodes);
      paragraph.replaceWith(shown);
    }
    for (const menu of body.querySelectorAll('nav')) menu.replaceChildren();
    for (const details of body.querySelectorAll('details')) {
      details.open = true;
      const summary = details.querySelector(':scope > summary');
      if (summary) details.prepend(summary);
    }
    // Shown above and below the rows, wherever they are written.
    for (const table of body.querySelectorAll('table')) {
      table.prepend(...table.querySelectorAll(':scope > caption'), ...table.querySelectorAll(':scope > thead'));
      table.append(...table.querySelectorAll(':scope > tfoot'));
    }
    // biome-ignore lint/performance/useDomNodeTextContent: only this gives the lines that a reader sees
    const shown = body.innerText;
    // Code holds raised figures as characters: 10⁹.
    return shown
      .normalize('NFKC')
      .split(/[\n\t]/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  }, html);
