import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { type Translation, translate } from '../../support/browser/translator.ts';
import { expect, test } from '../../support/site.ts';

async function typeCredentials(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

/** Holds the app's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/_astro/AdminApp.*.js', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  return goOn;
}

test('what is typed and sent before the script arrives waits for it', { tag: '@smoke' }, async ({ page, staff }) => {
  const goOn = await holdScript(page);
  let logins = 0;
  page.on('request', (request) => (logins += Number(request.url().endsWith('/api/admin/login'))));
  await page.goto('/admindash/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  const requested = page.waitForRequest('**/_astro/AdminApp.*.js');
  await typeCredentials(page, staff);
  await page.getByLabel('Password').press('Enter');
  await requested;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByLabel('Email')).toHaveValue(staff.email);
  await expect(page.getByLabel('Password')).toHaveValue(staff.password);
  expect(logins).toBe(0);
  goOn();
  await expect(page).toHaveURL('/admindash');
  expect(logins).toBe(1);
});

test('a form sent before the script arrives says so in the next frame', async ({ page, staff }) => {
  const goOn = await holdScript(page);
  await page.goto('/admindash/login');
  await typeCredentials(page, staff);
  const text = await page.locator('form').evaluate(
    (form: HTMLFormElement) =>
      new Promise((resolve) => {
        form.requestSubmit();
        requestAnimationFrame(() => resolve(document.querySelector('[role=status]:not([hidden])')?.textContent));
      }),
  );
  expect(text).toContain('You will be signed in as soon as it has loaded.');
  await expect(page.getByRole('status')).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  goOn();
  await expect(page).toHaveURL('/admindash');
  await expect(page.getByText('You will be signed in')).toBeHidden();
});

test('what is sent early waits too when a session of this browser has ended', async ({ page, context, staff }) => {
  const goOn = await holdScript(page);
  await page.goto('/');
  await context.addCookies([{ name: 'session', value: 'ended', url: page.url() }]);
  await page.goto('/admindash/login', { waitUntil: 'commit' });
  await typeCredentials(page, staff);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByText('You will be signed in')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue(staff.password);
  goOn();
  await expect(page).toHaveURL('/admindash');
});

for (const way of ['replaces', 'wraps'] satisfies Translation[])
  test(`what is sent before the script arrives is sent while a translator ${way} the texts`, async ({
    page,
    staff,
  }) => {
    const goOn = await holdScript(page);
    await translate(page, way);
    await page.goto('/admindash/login');
    await typeCredentials(page, staff);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByText('You will be signed in')).toBeVisible();
    goOn();
    await expect(page).toHaveURL('/admindash');
  });

test('what is typed before the script arrives is kept', async ({ page, staff }) => {
  const goOn = await holdScript(page);
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(staff.email);
  goOn();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Password').fill(staff.password);
  await expect(page.getByLabel('Email')).toHaveValue(staff.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admindash');
});

test('says so when the script cannot be loaded, and keeps the text', async ({ page, staff }) => {
  // Astro asks once more, under another address.
  await page.route('**/_astro/AdminApp.*.js*', (route) => route.abort());
  await page.goto('/admindash/login');
  await typeCredentials(page, staff);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alert')).toContainText('We could not load the admin area.');
  await expect(page).toHaveURL('/admindash/login');
  await expect(page.getByLabel('Email')).toHaveValue(staff.email);
});

test('never sends a password in the address, also without scripts', async ({ browser, baseURL, staff }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/admindash/login');
  await typeCredentials(page, staff);
  await page.getByLabel('Password').press('Enter');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.includes('password') || url.includes(encodeURIComponent(staff.email)))).toEqual([]);
  await context.close();
});
