import type { Page } from '@playwright/test';
import { ACCOUNT_HEADER } from '../../../../src/shared/account-header.ts';

export const conflictDialog = (page: Page) => page.getByRole('dialog', { name: /^This article was changed/ });
export const otherVersionNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This browser still has the version' });

/** Gives the page another user id than the one of the session, which would refuse calls that name it. */
export async function actAsAnotherUser(page: Page): Promise<void> {
  await page.route('**/api/admin/**', async (route, request) => {
    const { [ACCOUNT_HEADER]: _, ...headers } = request.headers();
    await route.continue({ headers });
  });
  await page.route('**/api/admin/me', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user: { ...user, id: user.id + 1 } } });
  });
}
