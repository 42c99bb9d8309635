import { expect, test } from '../../support/site.ts';
import { openBehindMore } from '../behind-more.ts';

test('logs in and opens the dashboard', { tag: '@smoke' }, async ({ page, staff }) => {
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

test('shows a wrong password at the field and in a toast', async ({ page }) => {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill('nobody@clinic.example');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@clinic.example');
});

test('sends a slow login once', async ({ page, staff }) => {
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

test('says so when a login has no connection', async ({ page, context, staff }) => {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  // Without its script the form says so itself: login-before-script.spec.ts.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/No connection to the server/);
});

test('says so when a logout has no connection', async ({ page, context, staff }) => {
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
  test(`redirects a visitor from ${path} to the login page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/admindash/login');
  });
}

test('shows a text while the session is checked, once', async ({ page }) => {
  let requests = 0;
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/me', async (route) => {
    requests += 1;
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/admindash');
  await expect(page.getByText('Loading admin panel...')).toBeVisible();
  const responded = page.waitForResponse('**/api/admin/me');
  goOn();
  expect((await responded).status()).toBe(401);
  expect(requests).toBe(1);
  await expect(page).toHaveURL('/admindash/login');
});

test('redirects staff from the login page, and logs them out', async ({ page, staff }) => {
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

test('is excluded from caches and search engines', async ({ request }) => {
  for (const path of ['/admindash', '/admindash/login', '/admindash/articles/new']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  }
  expect((await request.get('/admindash/articles/nieuw')).status()).toBe(404);
});

test('a login as another user starts with the login form', async ({ page, context, staff }) => {
  await page.request.post('/api/admin/login', { data: staff });
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
  await context.clearCookies();
  await openBehindMore(page, 'Account');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Log in as someone else' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText(staff.email)).toBeHidden();
});

test('a full storage keeps nobody from reloading', async ({ page, staff }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.request.post('/api/admin/login', { data: staff });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/admindash');
  await page.getByRole('article').first().waitFor();
  await openBehindMore(page, 'Account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  expect(errors).toEqual([]);
});
