import type { Page } from '@playwright/test';

export const conflictDialog = (page: Page) => page.getByRole('dialog', { name: /^This article was changed/ });
export const otherVersionNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This browser still has the version' });

/** Gives the page another user id than the one of the session. */
export const actAsAnotherUser = (page: Page) =>
  page.route('**/api/admin/me', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user: { ...user, id: user.id + 1 } } });
  });
