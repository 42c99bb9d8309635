import type { APIRequestContext, Browser, Page } from '@playwright/test';
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

export const cardOf = (page: Page, { name }: Pick<Invitation, 'name'>) => page.getByRole('article', { name });
