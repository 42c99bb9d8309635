import type { Page } from '@playwright/test';
import { preparedFolder } from '../../support/server/prepared-folder.ts';
import { removeFolder, startServer } from '../../support/server/server.ts';
import { expect, test } from '../../support/site.ts';
import { openBehindMore } from '../behind-more.ts';

// docs/security.md, ASVS 14.3.1
test('shows nothing of the previous user after a logout', async ({ browser, staff: anna }) => {
  const eva = { email: 'eva@clinic.example', password: 'zeven andere woorden op de plank' };
  const folder = await preparedFolder();
  // The folder has Anna's account already.
  const server = await startServer(folder, { STAFF_EMAIL: eva.email, STAFF_PASSWORD: eva.password });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    const rows = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    const logIn = async ({ email, password }: typeof eva) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('banner')).toContainText(email);
    };
    const writeAnArticle = async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByRole('link', { name: 'New article' }).click();
      await page.getByRole('textbox', { name: 'Content *' }).waitFor();
    };
    const elsewhere = await browser.newContext({ baseURL: server.url });
    await elsewhere.request.post('/api/admin/login', { data: anna });
    await elsewhere.close();

    await page.goto('/admindash/login');
    await logIn(anna);
    await openBehindMore(page, 'Account');
    await expect(rows).toHaveCount(2);
    await writeAnArticle();
    await page.getByLabel('Title *', { exact: true }).fill('Van Anna');
    await page.getByText(/Unsaved changes, kept in this browser/).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expectEmptyLogin(page, anna.email);
    const kept = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join());
    expect(kept).not.toContain('Van Anna');
    await page.goBack();
    await expectEmptyLogin(page, anna.email);

    await logIn(eva);
    await expectNowhere(page, anna.email);
    await openBehindMore(page, 'Account');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText(eva.email);
    await expectNowhere(page, anna.email);
    await writeAnArticle();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
    await expectNowhere(page, 'Van Anna');
  } finally {
    await context.close();
    await server.stop();
    await removeFolder(folder);
  }
});

async function expectEmptyLogin(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expectNowhere(page, email);
}

/** Neither in the document nor in the value of a field. */
async function expectNowhere(page: Page, text: string): Promise<void> {
  expect(await page.content()).not.toContain(text);
  for (const field of await page.locator('input, textarea').all()) await expect(field).not.toHaveValue(text);
}
