import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { paste } from '../paste/clipboard.ts';
import { blocks, openOnNewLine } from './menus.ts';

test('tells a screen reader what it offers, and is gone without a trace', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  const text = contentField(page);
  await page.keyboard.type('/');
  const list = blocks(page);
  await expect(text).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(text).toBeFocused();
  const first = list.getByRole('option', { name: /^Heading 2/ });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(text).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  const last = list.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(text).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('kader');
  await expect(page.getByRole('status').filter({ hasText: '5 blocks. Arrow keys choose' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  for (const name of ['aria-controls', 'aria-activedescendant', 'aria-autocomplete'])
    await expect(text).not.toHaveAttribute(name);
  await page.keyboard.type('s');
  await expect(text).toContainText('/kaders');
  await expect(list).toBeHidden();
});

test('inserts with Tab, closes on Backspace, and breaks the line on Enter', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  await page.keyboard.type('/');
  await page.keyboard.press('Backspace');
  await expect(blocks(page)).toBeHidden();
  await page.keyboard.type('/zzz');
  await expect(page.getByText('No block is called “zzz”.', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(contentField(page).locator('p')).toHaveText(['Een rustige ochtend.', '/zzz', '']);
  await page.keyboard.type('/lijn');
  await page.keyboard.press('Tab');
  await expect(contentField(page).locator('hr')).toHaveCount(1);
  await expect(contentField(page)).toBeFocused();
});

test('is no slash menu in words, sums, code, links and pasted text', async ({ page, createArticle }) => {
  const link = '<p><a href="https://www.thuisarts.nl/">Lees </a></p>';
  await openOnNewLine(page, await createArticle({ content: `${link}<pre><code>x </code></pre><p>Einde.</p>` }));
  for (const typed of ['en/of', ' 80 km/u', ' 1/2', ' https://a.nl/b', ' / ']) {
    await page.keyboard.type(typed);
    await expect(blocks(page)).toBeHidden();
  }
  await page.keyboard.type('a ');
  await paste(contentField(page), '<p>/</p>');
  await expect(contentField(page)).toContainText('a /');
  await expect(blocks(page)).toBeHidden();
  for (const place of ['pre', 'a']) {
    await contentField(page).locator(place).first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('/');
    await expect(contentField(page).locator(place).first()).toContainText('/');
    await expect(blocks(page)).toBeHidden();
  }
});

test('opens after a space, and closes when the text loses the focus', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  await page.keyboard.type('Let op: /warn');
  await expect(blocks(page).getByRole('option')).toHaveCount(1);
  await page.getByLabel('Title *', { exact: true }).focus();
  await expect(blocks(page)).toBeHidden();
  await expect(contentField(page)).toContainText('Let op: /warn');
});

test('keeps up with fast typing', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  await Promise.all([...'/112', 'Enter', ...'Bel'].map((key) => page.keyboard.press(key)));
  await expect(contentField(page).locator('aside[data-callout="emergency"]')).toHaveText('Bel');
});

test.describe('on a phone with its keyboard open', () => {
  test.use({ viewport: { width: 390, height: 420 }, hasTouch: true, isMobile: true });

  test('is on screen, and a tap inserts with the keyboard still open', async ({ page, createArticle }) => {
    await openOnNewLine(page, await createArticle({ content: '<p>Een.</p>'.repeat(12) }));
    const text = contentField(page);
    await page.keyboard.type('/');
    await expect(blocks(page)).toBeInViewport({ ratio: 1 });
    const { x, width, height } = (await blocks(page).boundingBox()) ?? { x: 0, width: 0, height: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThanOrEqual(100);
    for (const option of await blocks(page).getByRole('option').all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await text.evaluate((element) => element.addEventListener('blur', () => element.setAttribute('data-left', '')));
    await blocks(page).getByRole('option', { name: 'Table' }).tap();
    await expect(text.locator('table')).toHaveCount(1);
    await expect(text).not.toHaveAttribute('data-left');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
