import { expect, test } from '../logged-in.ts';

test('reads, handles and deletes a contact message', { tag: '@smoke' }, async ({ page }) => {
  const name = `Petra ${Date.now()}`;
  await page.request.post('/api/contact', {
    data: { name, email: 'petra@voorbeeld.nl', subject: 'Keuring', message: 'Kan ik volgende week terecht?' },
  });
  await page.goto('/admindash');
  await expect(page.getByRole('link', { name: /^Messages \d+ new$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Messages/ }).click();
  const card = page.getByRole('article', { name: `Message from ${name}` });
  await expect(card).toContainText('Kan ik volgende week terecht?');
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Reply/ })).toHaveAttribute('href', /^mailto:petra%40voorbeeld\.nl\?/);
  await card.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(card.getByText('Handled', { exact: true })).toBeVisible();
  await expect(card).toContainText(/Will be deleted in \d+ days\./);
  await card.getByRole('button', { name: 'Mark as new' }).click();
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
});

test('shows a wrong current password at its field', async ({ page }) => {
  await page.goto('/admindash/account');
  await page.getByLabel('Current password').fill('not this one at all');
  await page.getByLabel('New password').fill('een heel nieuwe wachtzin');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Failed to change password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password');
  await expect(page.getByLabel('New password')).toHaveValue('een heel nieuwe wachtzin');
});

test('says in its own words which password is missing', async ({ page }) => {
  await page.goto('/admindash/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Failed to change password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
});

test('lists the sessions of the account and ends another one', async ({ page, playwright, staff, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await elsewhere.post('/api/admin/login', { data: staff });
  await page.goto('/admindash/account');
  const rows = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'This session' })).toHaveCount(1);
  await rows.filter({ hasNotText: 'This session' }).first().waitFor();
  while ((await elsewhere.get('/api/admin/me')).ok()) {
    const before = await rows.count();
    await rows.getByRole('button', { name: /^End/ }).first().click();
    await expect(rows).toHaveCount(before - 1);
  }
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible();
  await elsewhere.dispose();
});
