import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

type Key = 'Tab' | 'Shift+Tab' | 'ArrowRight';

/** Goes through the page as somebody without a mouse does, until `target` has the focus. */
async function goTo(page: Page, target: Locator, key: Key = 'Tab') {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within 80 times ${key}`).toBeFocused();
}

/** Asked after what is due now: Radix moves the focus between the buttons of a toolbar by a timer of 0 ms. */
const hasFocus = (target: Locator) =>
  target.evaluate(async (element) => {
    await new Promise((resolve) => setTimeout(resolve));
    return element === document.activeElement;
  });

test('everything from login to logout can be done with the keyboard alone (issue F)', async ({ page, staff }) => {
  const name = `Getypt ${Date.now()}`;
  const { keyboard } = page;

  await page.goto('/admindash/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(staff.email);
  await keyboard.press('Tab');
  await keyboard.type(staff.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash');

  await test.step('a toast is reached with F8 and closed (§9)', async () => {
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
    await keyboard.press('F8');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Close' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden();
  });

  await test.step('past the header to the tabs, which arrows move between', async () => {
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await goTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Articles' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Writers' })).toBeFocused();
    await expect(page).toHaveURL('/admindash?tab=writers');
  });

  await test.step('a dialog takes the focus, asks before it throws something away, and gives the focus back; a toast is announced', async () => {
    const add = page.getByRole('button', { name: 'Add Writer' });
    await goTo(page, add);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add Writer' });
    await expect(dialog.getByLabel('Name *')).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Escape');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Name *')).toHaveValue(name);
    await goTo(page, dialog.getByLabel('Email *'));
    await keyboard.type(`getypt-${Date.now()}@clinic.example`);
    // Radix takes the announcement away after a second.
    const announced = page
      .getByRole('status')
      .filter({ hasText: 'Writer created successfully' })
      .waitFor({ state: 'attached' });
    await keyboard.press('Enter');
    await announced;
    await expect(page.getByText('Writer created successfully', { exact: true })).toBeVisible();
    await expect(add).toBeFocused();
  });

  await test.step('to the editor', async () => {
    await goTo(page, page.getByRole('tab', { name: 'Writers' }), 'Shift+Tab');
    await keyboard.press('ArrowLeft');
    await goTo(page, page.getByRole('link', { name: 'New Article' }));
    await keyboard.press('Enter');
    await page.getByRole('toolbar').waitFor();
    await goTo(page, page.getByLabel('Title *', { exact: true }));
    await keyboard.type(name);
  });

  const body = page.getByRole('textbox', { name: 'Content *' });
  await test.step('the toolbar is one stop; arrows move in it, and a tooltip says the keys (§2)', async () => {
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await goTo(page, toolbar.getByRole('button', { name: 'Bold' }));
    await expect(page.getByRole('tooltip')).toHaveText('Bold (Ctrl+B)');
    await keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(body).toBeFocused();
    await keyboard.press('ControlOrMeta+b');
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await keyboard.type('Lees de bijsluiter');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Add link' }).getByLabel('URL')).toBeFocused();
    await keyboard.type('cbg-meb.nl');
    await keyboard.press('Enter');
    await expect(body.getByRole('link')).toHaveAttribute('href', 'https://cbg-meb.nl/');
    await expect(body).toBeFocused();

    await goTo(page, toolbar.getByRole('button', { name: 'Italic' }), 'Shift+Tab');
    await goTo(page, toolbar.getByRole('button', { name: 'Add image' }), 'ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add image' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(body).toBeFocused();
  });

  await test.step('choose, switch and save', async () => {
    await goTo(page, page.getByRole('switch', { name: 'Published' }));
    await keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
    await goTo(page, page.getByRole('combobox', { name: 'Category' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeFocused();
    await keyboard.type('hormo');
    await expect(page.getByRole('option', { name: 'Hormonen' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/Hormonen/);
    await goTo(page, page.getByRole('button', { name: 'Save Article' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admindash');
    await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  });

  await test.step('delete, and out', async () => {
    const card = page.getByRole('article', { name });
    await goTo(page, card.getByRole('button', { name: /^Delete/ }));
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(card).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await goTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admindash/login');
  });
});
