import { expect, test } from '../../logged-in.ts';
import { contentField, fetchArticle, openEditor } from '../editor-page.ts';

test('a soft hyphen is seen in the editor, not in the address nor by readers', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>rijbewijs</p>', isPublished: true });
  await openEditor(page, article);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Shift+Minus');
  await page.keyboard.type('keuring');
  await expect(contentField(page).locator('.soft-hyphen')).toHaveText('\u00ad');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(async () => (await fetchArticle(page, article)).content).toBe('<p>rijbewijs\u00adkeuring</p>');
});

test('places still to write are marked, counted and reached', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>Een dag. TK</p><ul><li><p>TODO: bron</p></li></ul>' }));
  const count = page.getByText(/still to write$/);
  await expect(count).toHaveText('TK: 2 places still to write');
  await expect(contentField(page).locator('.left-over')).toHaveText(['TK', 'TODO']);
  const next = page.getByRole('button', { name: 'Go to the next' });
  await next.click();
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.type('Klaar.');
  await expect(count).toHaveText('TK: 1 place still to write');
  await next.click();
  await page.keyboard.type('Bron');
  await expect(next).toBeHidden();
  await expect(contentField(page).locator('.has-left-over')).toHaveCount(0);
});

for (const width of [1440, 390])
  test(`“TK” stands in the margin beside its paragraph at ${width} px`, async ({ page, createArticle }) => {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, await createArticle({ content: '<p>Een dag.</p><p>Nog een dag. TK</p>' }));
    const place = await contentField(page)
      .locator('.has-left-over')
      .evaluate((paragraph) => {
        const { content, insetInlineStart, visibility } = getComputedStyle(paragraph, '::before');
        const { left, right } = paragraph.getBoundingClientRect();
        const ruler = Object.assign(document.createElement('canvas'), { width: 1 }).getContext('2d');
        if (ruler) ruler.font = getComputedStyle(paragraph, '::before').font;
        const end = left + Number.parseFloat(insetInlineStart) + (ruler?.measureText('TK').width ?? Number.NaN);
        return { content, visibility, isBeside: left + Number.parseFloat(insetInlineStart) >= right, end };
      });
    expect(place).toMatchObject({ content: expect.stringMatching(/^"TK"/), visibility: 'visible', isBeside: true });
    expect(place.end).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
