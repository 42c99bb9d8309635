import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

test.describe('navigation', () => {
  test('links to home, about, magazine and the external portal', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(bar(page).getByRole('link', { name: 'Over ons' })).toHaveAttribute('href', '/over-ons');
    await expect(bar(page).getByRole('link', { name: 'Magazine' })).toHaveAttribute('href', '/magazine');
    const portal = bar(page).getByRole('link', { name: 'Portal (opent in een nieuw tabblad)' });
    await expect(portal).toHaveAttribute('href', /^https:/);
    await expect(portal).toHaveAttribute('target', '_blank');
  });

  test('lists four kinds of care and the appointment page in the dropdown', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Zorgaanbod' }).click();
    const menu = page.locator('#zorgaanbod');
    for (const [name, href] of [
      ['Behandelingen', '/behandelingen'],
      ['Therapieën', '/therapieen'],
      ['Rijbewijskeuringen', '/rijbewijskeuringen'],
      ['PMO', '/pmo'],
    ] as const)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(menu.getByRole('link', { name: /Maak een afspraak/ })).toHaveAttribute('href', /^https:/);
  });

  test('opens the dropdown by keyboard and returns the focus on Escape', async ({ page }) => {
    await page.goto('/');
    const button = bar(page).getByRole('button', { name: 'Zorgaanbod' });
    await button.focus();
    await page.keyboard.press('Enter');
    const first = page.locator('#zorgaanbod').getByRole('link', { name: 'Behandelingen' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens the dropdown on hover and closes it on a click outside', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Zorgaanbod' }).hover();
    const menu = page.locator('#zorgaanbod');
    await expect(menu).toBeVisible();
    await bar(page).getByRole('button', { name: 'Zorgaanbod' }).click();
    await expect(menu, 'a click right after the hover means open').toBeVisible();
    await page.mouse.click(20, 600);
    await expect(menu).toBeHidden();
  });

  test('closes the dropdown when the focus leaves', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Zorgaanbod' }).press('Enter');
    await expect(page.locator('#zorgaanbod')).toBeVisible();
    await bar(page).getByRole('link', { name: 'Over ons' }).focus();
    await expect(page.locator('#zorgaanbod')).toBeHidden();
  });

  test('marks the current page', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).getByRole('link', { name: 'Magazine' })).not.toHaveAttribute('aria-current');
  });

  test('is transparent over the hero and solid after scrolling', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 400);
    await expect(header).toHaveCSS('background-color', 'rgb(246, 241, 232)');
  });

  test('has no top padding on home and three groups of pages', async ({ page }) => {
    const open = ['/', '/magazine', '/behandelingen', '/behandelingen/natuurgeneeskunde', '/over-ons'];
    for (const path of [...open, '/therapieen', '/pmo', '/bestaat-niet']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible();
      const padding = open.includes(path) ? '0px' : '80px';
      await expect(page.getByRole('main'), path).toHaveCSS('padding-top', padding);
    }
  });

  test('has a skip link to the content as first link', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Naar de inhoud' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('footer', () => {
  test('shows opening hours, address, links, appointment and copyright', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(/Maandag t\/m vrijdag\s*09:00 – 17:00/);
    await expect(footer).toContainText(/Zaterdag en zondag\s*Gesloten/);
    await expect(footer).toContainText(/\p{L}+ \d+\s*\d{4} [A-Z]{2} Waalre/u);
    for (const [name, href] of [
      ['Home', '/'],
      ['Behandelingen', '/behandelingen'],
      ['Therapieën', '/therapieen'],
      ['Over ons', '/over-ons'],
      ['Magazine', '/magazine'],
      ['Contact', '/over-ons#contact'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(footer.getByRole('link', { name: /^Portal/ })).toHaveAttribute('href', /^https:/);
    await expect(footer.getByRole('link', { name: /^Maak een afspraak/ })).toHaveAttribute('href', /^https:/);
    await expect(footer).toContainText('© 2025');
  });
});

test('shows the 404 page with links for any other path', async ({ page }) => {
  const response = await page.goto('/dit/bestaat/niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/');
});
