import type { Locator } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { openTabs } from '../../support/browser/tabs.ts';
import { pressBack, pressForward } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';
import { expectSameDocument, goTo, header, headerLink, markDocument, openDashboard } from './screens.ts';

const SCREENS = [
  { link: /^Messages/, path: '/admindash/messages', title: 'Messages', heading: 'Messages' },
  { link: 'Account', path: '/admindash/account', title: 'Account', heading: 'Account' },
  { link: 'Help', path: '/admindash/help', title: 'Help', heading: 'Handleiding voor de redactie' },
  { link: 'Dashboard', path: '/admindash', title: 'Dashboard', heading: 'Dashboard' },
];

test('navigates without loading a page, and moves title and focus along', async ({ page }) => {
  await openDashboard(page);
  await markDocument(page);
  await expect(page.getByRole('main')).not.toBeFocused();
  for (const { link, path, title, heading } of SCREENS) {
    await goTo(page, link);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: new RegExp(`^${title}$`) })).toBeAttached();
    await expect(await headerLink(page, link)).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('link', { name: 'New Article', exact: true }).click();
  await expect(page.getByLabel('Title *', { exact: true })).toBeFocused();
  await expect(page).toHaveTitle(/^New Article \| /);
  await expectSameDocument(page);
});

test('going back and forward shows each screen as it was left', async ({ page }) => {
  await openDashboard(page, '/admindash?tab=categories');
  await markDocument(page);
  await goTo(page, 'Account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await header(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  await pressBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await pressBack(page);
  await expect(page).toHaveURL('/admindash?tab=categories');
  await expect(page.getByRole('tab', { name: 'Categories' })).toHaveAttribute('aria-selected', 'true');
  await pressForward(page);
  await pressForward(page);
  await expect(page).toHaveURL('/admindash/messages');
  await expect(page).toHaveTitle(/^Messages \| /);
  await expectSameDocument(page);
});

test('a link that is pressed fetches its data, not its page', async ({ page }) => {
  await openDashboard(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const { link, path, heading } of SCREENS) {
    await goTo(page, link);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(requested).not.toContain(path);
  }
  expect(requested).toContain('/api/admin/messages');
});

test('focus and title move along while the code of a screen is loading', async ({ page }) => {
  await openDashboard(page);
  await page.route('**/_astro/*.js', () => {});
  const link = page.getByRole('link', { name: 'New Article', exact: true });
  await link.press('Enter');
  await expect(page).toHaveTitle(/^New Article \| /);
  await expect(link).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('focus and announced title are those of the dashboard after a login', async ({ page, context, staff }) => {
  await context.clearCookies();
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Dashboard \| /);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: /^Dashboard$/ })).toBeAttached();
});

const NEW_TAB: [how: string, options: Parameters<Locator['click']>[0]][] = [
  ['Ctrl', { modifiers: ['ControlOrMeta'] }],
  ['the middle button', { button: 'middle' }],
];
for (const [how, options] of NEW_TAB)
  test(`a link clicked with ${how} opens its screen in a new tab`, async ({ page, browser }) => {
    await openDashboard(page);
    await goTo(page, 'Account', options);
    const account = {
      url: new URL('/admindash/account', page.url()).href,
      title: expect.stringMatching(/^Account \| /),
    };
    await expect.poll(() => openTabs(browser)).toContainEqual(account);
    await expect(page).toHaveURL('/admindash');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

test('a link to the website and an unknown address load their own page', async ({ page }) => {
  await openDashboard(page);
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/admindash/nee">Nee</a>'),
  );
  await page.getByRole('link', { name: 'Nee', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/admindash');
  expect(await axeViolations(page)).toEqual([]);
  expect((await page.request.get('/admindash/nee')).status()).toBe(404);
  await page.goBack();
  await goTo(page, 'Website');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a link to a heading scrolls there, and back again', async ({ page }) => {
  await page.goto('/admindash/help');
  const link = page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link', { name: 'Als er iets misgaat' });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Als er iets misgaat' })).toBeInViewport();
  await pressBack(page);
  await expect(page).toHaveURL('/admindash/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, 'Account');
  await pressBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Handleiding voor de redactie' })).toBeVisible();
});
