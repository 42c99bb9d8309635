import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';
import { openPicture } from './open-picture.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The smallest side of a target (WCAG 2.5.8). */
const TARGET = 24;
type Point = { x: number; y: number };

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger as the browser sees it: one that scrolls the page cancels the drag. */
async function dragFinger(page: Page, from: Point, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', { x: from.x + (x * step) / 10, y: from.y + (y * step) / 10 });
  await touch('touchEnd');
  await session.detach();
}

async function openTool(page: Page, button: string, name: string): Promise<Locator> {
  const details = await openPicture(page);
  await details.getByRole('button', { name: button }).tap();
  return page.getByRole('dialog', { name });
}

test('crops with a finger: a corner resizes, the middle moves', async ({ page }) => {
  const editor = await openTool(page, 'Rotate and crop…', 'Rotate and crop');
  const size = editor.getByRole('status');
  await expect(size).toContainText('1500 × 1000 pixels');
  const handles = editor.getByRole('button', { name: / corner$/ });
  await expect(handles).toHaveCount(4);
  for (const handle of await handles.all()) {
    const { width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
  }
  const picture = await editor.locator('canvas').boundingBox();
  const scale = 1500 / (picture?.width ?? 1);
  const corner = await middleOf(editor.getByRole('button', { name: 'Lower right corner' }));
  await dragFinger(page, corner, { x: -120, y: -80 });
  const width = async () => Number(/^(\d+) × /.exec((await size.textContent()) ?? '')?.[1]);
  await expect.poll(width).toBeLessThan(1500 - 100 * scale);
  await expect(size).toContainText('0 % from the left and 0 % from the top');
  const before = await width();
  const kept = await middleOf(editor.getByRole('group', { name: /^What is kept/ }));
  await dragFinger(page, kept, { x: 60, y: 40 });
  await expect(size).not.toContainText('0 % from the left');
  await expect(size).not.toContainText('and 0 % from the top');
  expect(Math.abs((await width()) - before)).toBeLessThan(scale);
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expect(editor).toBeHidden();
});

test('moves the focal point with a finger, without scrolling', async ({ page }) => {
  const dialog = await openTool(page, 'Focal point…', 'Focal point');
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
  const image = dialog.locator('img').first();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const box = await image.boundingBox();
  await image.tap({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 4 } });
  await expect(point).toHaveAttribute('aria-valuetext', '25 % from the left, 25 % from the top');
  const before = await middleOf(point);
  await dragFinger(page, before, { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 });
  await expect(point).toHaveAttribute('aria-valuetext', '50 % from the left, 75 % from the top');
  expect((await image.boundingBox())?.y).toBe(box?.y);
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog).toBeHidden();
});
