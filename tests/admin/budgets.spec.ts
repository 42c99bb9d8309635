import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './logged-in.ts';

const BUDGET_BYTES = 150 * 1024;

/** The scripts that a page loads until it is at rest, and what they weigh compressed. */
async function scriptsOf(page: Page, path: string): Promise<{ bytes: number; text: string }> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  return {
    bytes: bodies.reduce((sum, script) => sum + brotliCompressSync(script).length, 0),
    text: bodies.map(String).join('\n'),
  };
}

for (const path of [
  '/admindash',
  '/admindash?tab=writers',
  '/admindash/messages',
  '/admindash/account',
  '/admindash/help',
]) {
  test(`${path} loads at most 150 KB of scripts, and no editor (architecture §7)`, async ({ page }) => {
    const { bytes, text } = await scriptsOf(page, path);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
    expect(text).not.toContain('ProseMirror');
  });
}

test('the login page loads at most 150 KB of scripts (architecture §7)', async ({ page, context }) => {
  await context.clearCookies();
  expect((await scriptsOf(page, '/admindash/login')).bytes).toBeLessThan(BUDGET_BYTES);
});

test('the editor is loaded on its own route', async ({ page }) => {
  expect((await scriptsOf(page, '/admindash/articles/new')).text).toContain('ProseMirror');
});
