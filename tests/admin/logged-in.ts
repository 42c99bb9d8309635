import type { AdminArticle } from '../../src/shared/contract/articles/articles.ts';
import { test as base } from '../security/no-policy-violations.ts';
import { uniqueWord } from '../support/unique-word.ts';

type Changes = Record<string, unknown>;

/** A logged-in page, and functions that create and change articles through the API. */
export const test = base.extend<
  {
    /** The e-mail address of the logged-in account. */
    loggedIn: string;
    createArticle: (changes?: Changes) => Promise<AdminArticle>;
    changeArticle: (article: AdminArticle, changes: Changes) => Promise<AdminArticle>;
  },
  { ownSite: undefined }
>({
  // Playwright gives tests with other worker fixtures other workers, and each worker has its own site: what is published
  // here never stands in the listing of a visitor's test.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  ownSite: [async ({}, use) => use(undefined), { scope: 'worker' }],
  loggedIn: [
    async ({ context, staff, staffCookies }, use) => {
      await context.addCookies(await staffCookies());
      await use(staff.email);
    },
    { auto: true },
  ],
  createArticle: async ({ page }, use) => {
    await use(async (changes = {}) => {
      const response = await page.request.post('/api/admin/articles', {
        data: {
          title: `Proefartikel ${uniqueWord()}`,
          content: '<p>Een rustige ochtend.</p>',
          category: 'Hormonen',
          ...changes,
        },
      });
      if (!response.ok()) throw new Error(await response.text());
      return (await response.json()) as AdminArticle;
    });
  },
  changeArticle: async ({ page }, use) => {
    await use(async (article, changes) => {
      const response = await page.request.put(`/api/admin/articles/${article.id}`, {
        data: { ...article, ...changes },
      });
      if (!response.ok()) throw new Error(await response.text());
      return (await response.json()) as AdminArticle;
    });
  },
});

export const { expect } = test;
