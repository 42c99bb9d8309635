import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { recordProblems } from '../../security/browser-problems.ts';
import { expect, test } from '../../security/no-policy-violations.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { emptyFolder, removeFolder, startServer } from '../../support/server/server.ts';
import { openBehindMore } from '../behind-more.ts';

// docs/security.md, ASVS 6.3.3

// Text that fades in has too little contrast for axe.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Staff = { email: string; password: string };

async function logIn(page: Page, { email, password }: Staff): Promise<void> {
  await page.goto('/admindash/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sets up two-step login on the Account screen with the keyboard. Resolves to the recovery codes. */
async function setUp(page: Page, { password }: Staff): Promise<string[]> {
  const panel = page.getByRole('region', { name: 'Two-step login' });
  await panel.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect(panel.getByLabel('Code that the app shows now')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Code that the app shows now')).toHaveAccessibleDescription(/This code is not right/);
  const key = (await panel.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await panel.getByLabel('Code that the app shows now').fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  return await panel.getByRole('listitem').allTextContents();
}

test('two-step login is set up, asks for a code, and is turned off', async ({ page, staff }) => {
  await logIn(page, staff);
  await openBehindMore(page, 'Account');
  const panel = page.getByRole('region', { name: 'Two-step login' });
  await expect(panel).toContainText('Off. With it on');
  const codes = await setUp(page, staff);
  expect(codes).toHaveLength(5);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('What is not saved here will be lost.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel).toContainText('5 recovery codes are left.');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admindash/login');
  await logIn(page, staff);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(page.getByText('Login failed', { exact: true })).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(code).toHaveAccessibleDescription(/This code is not right, or was used before/);
  await expect(page.getByLabel('Password')).not.toHaveAccessibleDescription(/./);
  await page.getByLabel('Email').fill('colleague@clinic.example');
  await expect(code).toBeHidden();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toBeFocused();
  await code.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash');

  await openBehindMore(page, 'Account');
  await expect(panel).toContainText('4 recovery codes are left.');
  await panel.getByLabel('Your password').fill(staff.password);
  await panel.getByRole('button', { name: 'Turn off two-step login' }).press('Enter');
  await expect(panel).toContainText('Off. With it on');
  await expect(panel.getByRole('heading', { name: 'Two-step login' })).toBeFocused();
});

test('a required two-step login is set up at the first login', async ({ browser, problems }) => {
  const folder = await emptyFolder();
  const server = await startServer(folder, { SECOND_FACTOR: 'required', STAFF_EMAIL: '', STAFF_PASSWORD: '' });
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    await recordProblems(context, problems);
    const page = await context.newPage();
    const [, email = '', initial = ''] = /First staff account: (\S+), password (\S+)/.exec(server.output()) ?? [];
    const own = 'vier gewone woorden samen';
    await logIn(page, { email, password: initial });
    await expect(page).toHaveURL('/admindash/account');
    await expect(page.getByText('Your password was made for this first login')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Two-step login' })).toBeHidden();
    await page.getByLabel('Current password').fill(initial);
    await page.getByLabel('New password').fill(own);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This site asks everybody for two-step login.')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Change your password' })).toBeHidden();
    await page.goto('/admindash/messages');
    await expect(page).toHaveURL('/admindash/account');
    await setUp(page, { email, password: own });
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('This site asks everybody for two-step login.')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Change your password' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/admindash');
  } finally {
    await context.close();
    await server.stop();
    await removeFolder(folder);
  }
});
