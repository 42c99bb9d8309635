import { ADMIN_SCREENS } from '../support/browser/admin-screens.ts';
import { KB, watchScripts } from '../support/watch-scripts.ts';
import { contentField } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';

/** In brotli, as the server sends them. */
const BUDGET = 151 * KB;

const LISTS = [
  '/admindash',
  '/admindash?tab=writers',
  '/admindash?tab=categories',
  '/admindash/messages',
  '/admindash/bin',
];

// Whatever a session needs after the dashboard comes on top, so the lists share one budget.
test('all lists load at most 151 KB of scripts', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of LISTS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Before the next screen: the browser then no longer has them.
    await scripts();
  }
  const { bytes, text } = await scripts();
  expect(bytes).toBeLessThan(BUDGET);
  expect(text).not.toContain('ProseMirror');
});

// The others are opened seldom: each has the budget for itself.
for (const path of ADMIN_SCREENS.filter((screen) => !LISTS.includes(screen)))
  test(`${path} loads at most 151 KB of scripts`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { bytes, text } = await scripts();
    expect(bytes).toBeLessThan(BUDGET);
    expect(text).not.toContain('ProseMirror');
  });

test('the history of an article loads at most 151 KB of scripts', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const scripts = watchScripts(page);
  await page.goto(`/admindash/articles/${id}/history?view=changes`);
  // On a busy machine the network rests before the code of the screen is asked for.
  await expect(page.getByText('There is no other version to compare it with yet.')).toBeVisible();
  const { bytes, text } = await scripts();
  expect(text).toContain('compare versions');
  expect(bytes).toBeLessThan(BUDGET);
  expect(text).not.toContain('ProseMirror');
});

test('login and dashboard together load at most 151 KB of scripts', async ({ page, context, staff }) => {
  await context.clearCookies();
  const scripts = watchScripts(page);
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  // By key: a mouse that comes to rest over the list fetches the editor ahead.
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Writers' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add Writer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Categories' }).click();
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeVisible();
  const { bytes, text } = await scripts();
  expect(bytes).toBeLessThan(BUDGET);
  expect(text).not.toContain('ProseMirror');
});

test('the login form loads at most 60 KB of scripts before the first key', async ({ page, context }) => {
  await context.clearCookies();
  const scripts = watchScripts(page);
  await page.goto('/admindash/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect((await scripts()).bytes).toBeLessThan(60 * KB);
  await Promise.all([page.waitForResponse('**/_astro/AdminApp.*.js'), page.keyboard.type('a')]);
  await expect.poll(async () => (await scripts()).bytes).toBeGreaterThan(60 * KB);
});

// On a phone each file is waited for. Built without src/build/admin-chunks.ts they are 86 and 90.
for (const path of ['/admindash', '/admindash/articles/new'])
  test(`${path} loads at most 60 files of scripts`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await scripts()).files).toBeLessThanOrEqual(60);
  });

test('the editor adds at most 235 KB of scripts to the app', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/admindash', { waitUntil: 'networkidle' });
  const app = await scripts();
  expect(app.text).not.toContain('ProseMirror');
  await page.goto('/admindash/articles/new', { waitUntil: 'networkidle' });
  await expect(contentField(page)).toBeVisible();
  const editor = await scripts();
  expect(editor.text).toContain('ProseMirror');
  expect(editor.bytes - app.bytes).toBeLessThan(235 * KB);
});
