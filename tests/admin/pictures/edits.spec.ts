import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';
import { openPicture } from './open-picture.ts';

test('saves at the second try after a colleague changed the picture', async ({ page }) => {
  const details = await openPicture(page);
  const hash = new URL(page.url()).searchParams.get('open') ?? '';
  await details.getByRole('button', { name: 'Focal point…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Focal point' });
  await dialog.getByRole('slider', { name: 'Focal point' }).press('ArrowLeft');
  await page.request.patch(`/api/admin/pictures/${hash}`, { data: { version: 1, name: 'Van Bas' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this picture.');
  // The title of the dialog below.
  await expect(page.getByRole('heading', { name: 'Van Bas', includeHidden: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Focal point saved', { exact: true })).toBeVisible();
});

test('rotates and crops with the keyboard alone, and undoes it', async ({ page }) => {
  const details = await openPicture(page);
  await details.getByRole('button', { name: 'Rotate and crop…' }).click();
  const editor = page.getByRole('dialog', { name: 'Rotate and crop' });
  const size = editor.getByRole('status');
  await expect(size).toHaveText('1500 × 1000 pixels, 0 % from the left and 0 % from the top.');
  const kept = editor.getByRole('group', { name: /^What is kept/ });
  await kept.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(size).toContainText('1200 × 1000 pixels');
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(size).toContainText('10 % from the left');
  await editor.getByRole('button', { name: 'Lower right corner' }).focus();
  await page.keyboard.press('Control+ArrowUp');
  await expect(size).not.toContainText('1200 × 1000 pixels');
  expect(await axeViolations(page)).toEqual([]);
  await editor.getByRole('radio', { name: 'Square' }).focus();
  await page.keyboard.press('Space');
  await expect(size).toContainText('1000 × 1000 pixels');
  await editor.getByRole('button', { name: 'Rotate right' }).press('Enter');
  await editor.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(editor).toBeHidden();
  await expect(details).toContainText('1000 × 1000');
  await expect(details.getByRole('button', { name: 'Rotate and crop…' })).toBeFocused();

  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Show the whole picture' }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(details).toContainText('1500 × 1000');
});

test('crops with the mouse, in a shape', async ({ page }) => {
  const details = await openPicture(page);
  await details.getByRole('button', { name: 'Rotate and crop…' }).click();
  const editor = page.getByRole('dialog', { name: 'Rotate and crop' });
  await expect(editor.getByRole('radio', { name: '16:9' })).toBeEnabled();
  await editor.getByText('16:9', { exact: true }).click();
  await expect(editor.getByRole('status')).toContainText('1500 × 844 pixels');
  const corner = await editor.getByRole('button', { name: 'Lower right corner' }).boundingBox();
  const x = (corner?.x ?? 0) + (corner?.width ?? 0) / 2;
  const y = (corner?.y ?? 0) + (corner?.height ?? 0) / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y - 90, { steps: 4 });
  await page.mouse.up();
  await expect(editor.getByRole('status')).not.toContainText('1500 × 844 pixels');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(details).not.toContainText('1500 × 1000');
  const [, width = 0, height = 0] = /(\d+) × (\d+)/.exec((await details.textContent()) ?? '')?.map(Number) ?? [];
  expect(width).toBeLessThan(1500);
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('sets the focal point by a click and with arrow keys', async ({ page }) => {
  const details = await openPicture(page);
  await details.getByRole('button', { name: 'Focal point…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Focal point' });
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  await expect(point).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top');
  const image = dialog.locator('img').first();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  // Waits until the opening dialog stands still.
  await image.click({ position: { x: width / 4, y: height / 4 } });
  await expect(point).toHaveAttribute('aria-valuetext', '25 % from the left, 25 % from the top');
  await expect(point).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', '24 % from the left, 35 % from the top');
  const preview = dialog.getByRole('list', { name: 'How the site shows it' }).locator('img').first();
  await expect(preview).toHaveCSS('object-position', '24% 35%');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await details.getByRole('button', { name: 'Focal point…' }).click();
  await expect(point).toHaveAttribute('aria-valuetext', '24 % from the left, 35 % from the top');
});
