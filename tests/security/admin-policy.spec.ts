import type { AdminArticlePage } from '../../src/shared/contract/articles/articles-for-staff.ts';
import { ADMIN_SCREENS } from '../support/browser/admin-screens.ts';
import { expect, test } from './persistent-profile.ts';

test('shows the login screen without policy violations', { tag: '@smoke' }, async ({ page, problems }) => {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill('nobody@clinic.example');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Password').fill('not the password');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(problems).toEqual([]);
});

test.describe('logged in', () => {
  test.beforeEach(async ({ context, staffCookies }) => {
    await context.addCookies(await staffCookies());
  });

  test('shows every screen without policy violations', async ({ page, problems }) => {
    for (const path of [...ADMIN_SCREENS, '/admindash/articles/new', '/admindash/articles/1/history']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(problems, path).toEqual([]);
    }
  });

  test('opens an article in the editor without policy violations', async ({ page, problems }) => {
    const list = await page.request.get('/api/admin/articles?limit=1');
    const { articles } = (await list.json()) as AdminArticlePage;
    await page.goto(`/admindash/articles/${articles[0]?.id}`);
    await expect(page.getByRole('textbox', { name: 'Content *' })).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  test('opens dialogs, selects and tooltips without policy violations', async ({ page, problems }) => {
    await page.goto('/admindash?tab=writers');
    await page.getByRole('button', { name: 'Add Writer' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Writer' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await page.goto('/admindash?tab=categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Category' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/admindash');
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('combobox').first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('[data-radix-select-viewport]')).toHaveCSS('scrollbar-width', 'none');
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
  });

  test('writes, pastes and previews without policy violations', async ({ page, problems }) => {
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Film' }),
    );
    await page.goto('/admindash/articles/new');
    const body = page.getByRole('textbox', { name: 'Content *' });
    await body.fill('Een rustige ochtend.');
    await expect(body).toHaveCSS('white-space', 'break-spaces');
    await body.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p style="color: red"><b onclick="x()">Geplakt</b></p><style>p { color: red }</style>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(body).toContainText('Geplakt');
    for (const name of ['Add link', 'Add image']) {
      await page.getByRole('toolbar').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('combobox', { name: 'Content Type' }).click();
    await page.getByRole('option', { name: 'Video' }).click();
    await page.getByLabel('Video URL').fill('https://vimeo.com/76979871');
    await page.getByRole('button', { name: 'Show the player' }).click();
    await expect(page.frameLocator('iframe').getByText('Film')).toBeVisible();
    await page.getByText('Preview: in search results and the magazine').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Bold' }).hover();
    await expect(page.getByRole('tooltip').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
});
