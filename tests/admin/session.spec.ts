import type { Page } from '@playwright/test';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, startServer } from '../support/server/server.ts';
import { expect, test } from '../support/site.ts';

test('logs in, says so, and opens the dashboard (§2, §8)', async ({ page, staff }) => {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  await expect(page.getByText('Welcome to the admin panel', { exact: true })).toBeVisible();
  await expect(page.getByText(staff.email)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Powered by');
});

test('a wrong password is told at the field and in a toast, and what was typed stays (§8)', async ({ page }) => {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill('nobody@clinic.example');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@clinic.example');
});

test('shows a pending label and sends a slow login once', async ({ page, staff }) => {
  let requests = 0;
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/login', async (route) => {
    requests += 1;
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByLabel('Password').press('Enter');
  const pending = page.getByRole('button', { name: 'Signing in...' });
  await expect(pending).toBeVisible();
  await pending.click({ force: true });
  goOn();
  await expect(page).toHaveURL('/admindash');
  expect(requests).toBe(1);
});

test('a login without a connection says so', async ({ page, context, staff }) => {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/No connection to the server/);
});

test('a logout without a connection says so, and can be done again (§8)', async ({ page, context, staff }) => {
  await page.request.post('/api/admin/login', { data: staff });
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admindash/login');
});

for (const path of ['/admindash', '/admindash/articles/new', '/admindash/messages', '/admindash/account']) {
  test(`sends a visitor from ${path} to the login page (§2)`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/admindash/login');
  });
}

test('waits with a sentence while it is not known who is there, and asks only once (§2, §6)', async ({ page }) => {
  let questions = 0;
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/me', async (route) => {
    questions += 1;
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/admindash');
  await expect(page.getByText('Loading admin panel...')).toBeVisible();
  const answered = page.waitForResponse('**/api/admin/me');
  goOn();
  expect((await answered).status()).toBe(401);
  expect(questions).toBe(1);
  await expect(page).toHaveURL('/admindash/login');
});

test('sends somebody who is logged in from the login page to the dashboard, and lets them out again (§2, §4)', async ({
  page,
  staff,
}) => {
  await page.request.post('/api/admin/login', { data: staff });
  await page.goto('/admindash/login');
  await expect(page).toHaveURL('/admindash');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been logged out successfully', { exact: true })).toBeVisible();
  await page.goto('/admindash');
  await expect(page).toHaveURL('/admindash/login');
});

test('who logs in where somebody else logged out sees nothing of theirs (docs/security.md, ASVS 14.3.1)', async ({
  browser,
  staff: anna,
}) => {
  const eva = { email: 'eva@clinic.example', password: 'zeven andere woorden op de plank' };
  const folder = await preparedFolder();
  // The folder has Anna's account; the one of the settings comes beside it.
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
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(rows).toHaveCount(2);
    await writeAnArticle();
    await page.getByLabel('Title *', { exact: true }).fill('Van Anna');
    await page.getByText(/Unsaved changes, kept in this browser at/).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expectOnlyTheLogin(page, anna.email);
    await page.goBack();
    await expectOnlyTheLogin(page, anna.email);

    await logIn(eva);
    await expectNothingOf(page, anna.email);
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText(eva.email);
    await expectNothingOf(page, anna.email);
    await writeAnArticle();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
    await expectNothingOf(page, 'Van Anna');
  } finally {
    await context.close();
    await server.stop();
    await removeFolder(folder);
  }
});

async function expectOnlyTheLogin(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expectNothingOf(page, email);
}

/** Not in sight, and not hidden in a field or an attribute either. */
async function expectNothingOf(page: Page, text: string): Promise<void> {
  expect(await page.content()).not.toContain(text);
  for (const field of await page.locator('input, textarea').all()) await expect(field).not.toHaveValue(text);
}

test('is kept out of caches and search engines', async ({ request }) => {
  for (const path of ['/admindash', '/admindash/login', '/admindash/articles/new']) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  }
  expect((await request.get('/admindash/articles/nieuw')).status()).toBe(404);
});
