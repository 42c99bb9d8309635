import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Invitation, SentInvitation } from '../../../src/shared/contract/accounts/invitations.ts';
import type { Role } from '../../../src/shared/permissions.ts';

export const PASSWORD = 'vier losse woorden uit de kast';

/** An unused address. */
export const newEmail = () => `${crypto.randomUUID()}@clinic.example`;

/** Invites through the API. */
export async function invite(request: APIRequestContext, name: string, role: Role): Promise<SentInvitation> {
  const response = await request.post('/api/admin/invitations', { data: { name, email: newEmail(), role } });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as SentInvitation;
}

/** The page of an invited person, in a browser of their own, after they chose a password. */
export async function accept(browser: Browser, { url }: { url: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(url).origin });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Choose this password and log in' }).click();
  await page.getByRole('banner').waitFor();
  return page;
}

/** Sets up two-step login on the open Account screen. */
export async function setUpTwoStepLogin(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Two-step login' });
  await panel.getByLabel('Your password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Set up two-step login' }).click();
  const key = (await panel.locator('code').textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
  await panel.getByLabel('Code that the app shows now').fill(code);
  await panel.getByLabel('Code that the app shows now').press('Enter');
  await panel.getByRole('button', { name: 'I have kept them' }).click();
}

export const cardOf = (page: Page, { name }: Pick<Invitation, 'name'>) => page.getByRole('article', { name });
