import { expect, test } from '../support/site.ts';

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the same links, traps the focus and closes on Escape', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of [
      'Home',
      'Behandelingen',
      'Therapieën',
      'Rijbewijskeuringen',
      'PMO',
      'Maak een afspraak',
      'Over ons',
      'Magazine',
      'Portal',
    ])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('locks the page behind', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('closes when a link is followed', async ({ page }) => {
    await page.goto('/bestaat-niet');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes', async ({ page }) => {
      await page.goto('/over-ons');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Behandelingen' })).toBeVisible();
      await menu.getByRole('button', { name: 'Sluiten' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Magazine' }).click();
      await expect(page).toHaveURL(/\/magazine$/);
    });
  });
});
