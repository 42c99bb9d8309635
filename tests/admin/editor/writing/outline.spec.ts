import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, openEditor } from '../editor-page.ts';

const CONTENT = `<p>Begin</p><h2>Slaap</h2>${'<p>Een rustige ochtend.</p>'.repeat(60)}<h2>Rust</h2><p>Eind.</p>`;

test('the outline stands beside the text, jumps, and marks where one is', async ({ page, createArticle }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, await createArticle({ content: CONTENT }));
  const outline = page.getByRole('navigation', { name: 'Outline' });
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
  await page.getByRole('toolbar').getByRole('button', { name: 'Heading 1' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Diep');
  await page.getByRole('toolbar').getByRole('button', { name: 'Heading 3' }).click();
  await expect(outline.getByRole('button', { name: /^Diep/ })).toContainText('Heading 3 after a skipped level');
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await expect(outline).toBeHidden();
  await page.reload();
  await contentField(page).waitFor();
  await expect(outline).toBeHidden();
});

test('on a phone the outline is opened by its button', async ({ page, createArticle }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, await createArticle({ content: CONTENT }));
  const button = page.getByRole('button', { name: 'Outline', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await contentField(page).locator('p').first().click();
  await button.click();
  const last = page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Rust' });
  const [shown, bar] = await Promise.all([last.boundingBox(), button.boundingBox()]);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await last.click();
  await expect(contentField(page).getByRole('heading', { name: 'Rust' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('counts words, and tells of each quarter of a goal', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>Een twee drie</p>' }));
  await expect(page.getByText(/^3 words, 1 min to read$/)).toBeVisible();
  await page.getByRole('button', { name: 'Word goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Word goal' });
  await dialog.getByLabel('Words').fill('tien');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog.getByLabel('Words')).toHaveAccessibleDescription(/whole number/);
  await dialog.getByLabel('Words').fill('8');
  await dialog.getByLabel('Words').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '37% of 8' })).toBeFocused();
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' vier');
  await expect(page.getByText('Half of your goal of 8 words.')).toHaveCount(1);
  await page.keyboard.type(' vijf zes zeven acht');
  await expect(page.getByText('Your goal of 8 words is reached.')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /% of 8/ })).toBeVisible();
});
