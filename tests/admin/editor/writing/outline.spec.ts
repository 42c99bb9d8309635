import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { chooseMore, contentField, inMore, openEditor } from '../editor-page.ts';

const CONTENT = `<p>Begin</p><h2>Slaap</h2>${'<p>Een rustige ochtend.</p>'.repeat(60)}<h2>Rust</h2><p>Eind.</p>`;

test('the outline stands beside the text, jumps, and marks where one is', async ({ page, createArticle }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, await createArticle({ content: CONTENT }));
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline).toBeHidden();
  await chooseMore(page, 'Outline');
  const text = contentField(page);
  const [beside, written] = await Promise.all([outline.boundingBox(), text.boundingBox()]);
  expect(beside?.x).toBeGreaterThanOrEqual((written?.x ?? 0) + (written?.width ?? 0));
  await outline.getByRole('button', { name: 'Rust' }).click();
  await expect(text).toBeFocused();
  await expect(text.getByRole('heading', { name: 'Rust' })).toBeInViewport();
  await expect(outline.getByRole('button', { name: 'Rust' })).toHaveAttribute('aria-current', 'location');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type(' en ritme');
  await expect(outline.getByRole('button', { name: 'Rust en ritme' })).toBeVisible();
  await chooseMore(page, 'Heading 1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Diep');
  await page.getByRole('toolbar').getByRole('button', { name: 'Heading 3' }).click();
  await expect(outline.getByRole('button', { name: /^Diep/ })).toContainText('Heading 3 after a skipped level');
  await page.reload();
  await expect(outline).toBeVisible();
  await chooseMore(page, 'Outline');
  await expect(outline).toBeHidden();
});

test('on a phone the outline stands below the text, and an article without headings has none', async ({
  page,
  createArticle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, await createArticle({ content: CONTENT }));
  await chooseMore(page, 'Outline');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Rust' }).click();
  await expect(contentField(page).getByRole('heading', { name: 'Rust' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await openEditor(page, await createArticle());
  await expect(outline).toBeHidden();
});

test('counts words, and tells of each quarter of a goal', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>Een twee drie</p>' }));
  const goal = await inMore(page, 'Word goal');
  await expect(page.getByText(/^3 words, 1 min to read$/)).toBeVisible();
  await goal.click();
  const dialog = page.getByRole('dialog', { name: 'Word goal' });
  await dialog.getByLabel('Words').fill('tien');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog.getByLabel('Words')).toHaveAccessibleDescription(/whole number/);
  await dialog.getByLabel('Words').fill('8');
  await dialog.getByLabel('Words').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(await inMore(page, 'Word goal')).toContainText('37% of 8');
  await page.keyboard.press('Escape');
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' vier');
  await expect(page.getByText('Half of your goal of 8 words.')).toHaveCount(1);
  await page.keyboard.type(' vijf zes zeven acht');
  await expect(page.getByText('Your goal of 8 words is reached.')).toHaveCount(1);
  await page.reload();
  await expect(await inMore(page, 'Word goal')).toContainText('% of 8');
});
