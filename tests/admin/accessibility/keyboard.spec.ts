import { moveTo } from '../../support/browser/move-focus.ts';
import { expect, test } from '../../support/site.ts';

test('every task from login to logout works with the keyboard alone', async ({ page, staff }) => {
  const name = `Getypt ${Date.now()}`;
  const { keyboard } = page;

  await page.goto('/admindash/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(staff.email);
  await keyboard.press('Tab');
  await keyboard.type(staff.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash');

  await test.step('a toast is reached with F8 and closed', async () => {
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
    await keyboard.press('F8');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Close' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden();
  });

  await test.step('the header is skipped, and arrows move between the tabs', async () => {
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await moveTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Articles' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Writers' })).toBeFocused();
    await expect(page).toHaveURL('/admindash?tab=writers');
  });

  await test.step('a dialog takes the focus, asks before discarding, returns the focus', async () => {
    const add = page.getByRole('button', { name: 'Add Writer' });
    await moveTo(page, add);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add Writer' });
    await expect(dialog.getByLabel('Name *')).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Escape');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Name *')).toHaveValue(name);
    await moveTo(page, dialog.getByLabel('Email *'));
    await keyboard.type(`getypt-${Date.now()}@clinic.example`);
    // Radix removes the announcement after a second.
    const announced = page
      .getByRole('status')
      .filter({ hasText: 'Writer created successfully' })
      .waitFor({ state: 'attached' });
    await keyboard.press('Enter');
    await announced;
    await expect(page.getByText('Writer created successfully', { exact: true })).toBeVisible();
    await expect(add).toBeFocused();
  });

  await test.step('the editor is opened', async () => {
    await moveTo(page, page.getByRole('tab', { name: 'Writers' }), 'Shift+Tab');
    await keyboard.press('ArrowLeft');
    await moveTo(page, page.getByRole('link', { name: 'New Article', exact: true }));
    await keyboard.press('Enter');
    await page.getByRole('toolbar').waitFor();
    await moveTo(page, page.getByLabel('Title *', { exact: true }));
    await keyboard.type(name);
  });

  const body = page.getByRole('textbox', { name: 'Content *' });
  await test.step('the toolbar is one tab stop, with arrows and tooltips', async () => {
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await moveTo(page, toolbar.getByRole('button', { name: 'Bold' }));
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

    await moveTo(page, toolbar.getByRole('button', { name: 'Italic' }), 'Shift+Tab');
    await moveTo(page, toolbar.getByRole('button', { name: 'Add image' }), 'ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add image' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(body).toBeFocused();
  });

  await test.step('fields are set and the article is saved', async () => {
    await moveTo(page, page.getByRole('switch', { name: 'Published' }));
    await keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
    await moveTo(page, page.getByRole('combobox', { name: 'Category' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeFocused();
    await keyboard.type('hormo');
    await expect(page.getByRole('option', { name: 'Hormonen' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/Hormonen/);
    await moveTo(page, page.getByRole('button', { name: 'Save Article' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admindash');
    await expect(page.getByText('Article created', { exact: true })).toBeVisible();
  });

  await test.step('the article is deleted, and the user logs out', async () => {
    const card = page.getByRole('article', { name });
    await moveTo(page, card.getByRole('button', { name: /^Delete/ }));
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(card).toBeHidden();
    await expect(page.getByRole('article').first()).toBeFocused();
    await moveTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admindash/login');
  });
});
