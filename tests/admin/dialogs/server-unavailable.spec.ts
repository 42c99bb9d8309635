import type { Locator, Page } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';
import { openEditor } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';

const NO_CONNECTION = 'No connection to the server. Please check your internet connection.';

type Task = {
  what: string;
  /** What is sent, and may fail. */
  path: (article: AdminArticle) => string;
  open: (page: Page, article: AdminArticle) => Promise<unknown>;
  /** Confirms, and can be done again after a failure. */
  confirm: (page: Page) => Promise<unknown>;
  /** What the user had chosen, with its value. */
  kept?: (page: Page) => { field: Locator; value: string };
  done: (page: Page, article: AdminArticle) => Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const inBin = (page: Page, { title }: AdminArticle) => page.getByRole('article', { name: title });
const question = (page: Page) => page.getByRole('alertdialog');
const nextYear = () => `${new Date().getUTCFullYear() + 1}-03-03`;
const days = (page: Page) => page.getByLabel('Days that the link works');

async function openBin(page: Page, { id }: AdminArticle): Promise<void> {
  await page.request.delete(`/api/admin/articles/${id}`);
  await page.goto('/admindash/bin');
  await button(page, 'Empty the bin').waitFor();
}

async function share(page: Page, article: AdminArticle): Promise<void> {
  await openEditor(page, article);
  await button(page, 'Share preview').click();
  await days(page).fill('3');
}

const TASKS: Task[] = [
  {
    what: 'make a preview link',
    path: ({ id }) => `/api/admin/articles/${id}/preview-links`,
    open: share,
    confirm: (page) => button(page, 'Make a link').click(),
    kept: (page) => ({ field: days(page), value: '3' }),
    done: (page) => expect(page.getByLabel('Link for a reader')).toBeVisible(),
  },
  {
    what: 'revoke a preview link',
    path: ({ id }) => `/api/admin/articles/${id}/preview-links/*`,
    open: async (page, article) => {
      await share(page, article);
      await button(page, 'Make a link').click();
      await page.getByLabel('Link for a reader').waitFor();
    },
    confirm: (page) => button(page, /^Revoke/).click(),
    done: (page) => expect(page.getByText('No link of this article works')).toBeVisible(),
  },
  {
    what: 'schedule',
    path: ({ id }) => `/api/admin/articles/${id}/schedule`,
    open: async (page, article) => {
      await openEditor(page, article);
      await button(page, 'Schedule…').click();
      await page.getByRole('dialog').getByLabel('Date').fill(nextYear());
    },
    confirm: (page) => page.getByRole('dialog', { name: 'Schedule' }).getByRole('button', { name: 'Schedule' }).click(),
    kept: (page) => ({ field: page.getByRole('dialog').getByLabel('Date'), value: nextYear() }),
    done: (page) => expect(page.getByRole('region', { name: 'Schedule' })).toContainText('Will be published'),
  },
  {
    what: 'cancel a schedule',
    path: ({ id }) => `/api/admin/articles/${id}/schedule`,
    open: async (page, article) => {
      await page.request.put(`/api/admin/articles/${article.id}/schedule`, {
        data: { action: 'publish', version: article.version, draft: null, wallTime: `${nextYear()}T09:00` },
      });
      await openEditor(page, article);
    },
    confirm: (page) => button(page, 'Cancel schedule').click(),
    done: (page) => expect(page.getByRole('region', { name: 'Schedule' })).toBeHidden(),
  },
  {
    what: 'restore from the bin',
    path: ({ id }) => `/api/admin/bin/${id}/restore`,
    open: openBin,
    confirm: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Restore/ })
        .click(),
    done: (page, article) => expect(inBin(page, article)).toBeHidden(),
  },
  {
    what: 'delete for good',
    path: ({ id }) => `/api/admin/bin/${id}`,
    open: openBin,
    confirm: async (page) => {
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Delete for good/ })
        .click();
      await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
    },
    done: (page, article) => expect(inBin(page, article)).toBeHidden(),
  },
  {
    what: 'empty the bin',
    path: () => '/api/admin/bin?*',
    open: openBin,
    confirm: async (page) => {
      await button(page, 'Empty the bin').click();
      await question(page).getByRole('button', { name: 'Delete for good' }).click();
    },
    done: (page) => expect(page.getByText('The bin is empty')).toBeVisible(),
  },
];

for (const { what, path, open, confirm, kept, done } of TASKS) {
  test(`with the server unavailable, can ${what} later`, async ({ page, createArticle }) => {
    const article = await createArticle();
    await open(page, article);
    await page.route(`**${path(article)}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await confirm(page);
    await expect(page.getByText(NO_CONNECTION, { exact: true })).toBeVisible();
    const { field, value } = kept?.(page) ?? {};
    if (field) await expect(field).toHaveValue(value ?? '');
    await page.unrouteAll();
    await confirm(page);
    await done(page, article);
  });

  test(`with an ended session, can ${what} after the password`, async ({ page, staff, createArticle }) => {
    const article = await createArticle();
    await open(page, article);
    // The session ends for this call alone: calls in the background would ask for the password at another moment.
    await page.route(`**${path(article)}`, async (route) => {
      const request = route.request();
      const { origin } = new URL(request.url());
      const refusal = await fetch(request.url(), {
        method: request.method(),
        headers: { origin, 'content-type': 'application/json' },
        body: request.postData(),
      });
      await route.fulfill({ status: refusal.status, contentType: 'application/json', body: await refusal.text() });
    });
    await confirm(page);
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(login).toContainText('Nothing you typed is lost.');
    // The text stays when the user waits with it.
    await login.getByRole('button', { name: 'Not now' }).click();
    await expect(login).toBeHidden();
    const { field, value } = kept?.(page) ?? {};
    if (field) await expect(field).toHaveValue(value ?? '');
    await confirm(page);
    await login.getByLabel('Password').fill(staff.password);
    await page.unrouteAll();
    await login.getByLabel('Password').press('Enter');
    await expect(login).toBeHidden();
    await done(page, article);
  });
}
