import type { AdminArticle } from '../../src/shared/contract/articles.ts';
import { test as base } from '../security/no-policy-violations.ts';

type Changes = Record<string, unknown>;

/** A page of somebody who is logged in, and articles of their own to work with. */
export const test = base.extend<{
  /** Who is logged in. */
  loggedIn: string;
  createArticle: (changes?: Changes) => Promise<AdminArticle>;
  changeArticle: (article: AdminArticle, changes: Changes) => Promise<AdminArticle>;
}>({
  loggedIn: [
    async ({ page, staff }, use) => {
      const answer = await page.request.post('/api/admin/login', { data: staff });
      if (!answer.ok()) throw new Error(`Login failed: ${await answer.text()}`);
      await use(staff.email);
    },
    { auto: true },
  ],
  createArticle: async ({ page }, use, info) => {
    await use(async (changes = {}) => {
      const answer = await page.request.post('/api/admin/articles', {
        data: {
          title: `Proefartikel ${info.testId} ${Math.random().toString(36).slice(2, 8)}`,
          content: '<p>Een rustige ochtend.</p>',
          category: 'Hormonen',
          ...changes,
        },
      });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as AdminArticle;
    });
  },
  changeArticle: async ({ page }, use) => {
    await use(async (article, changes) => {
      const answer = await page.request.put(`/api/admin/articles/${article.id}`, { data: { ...article, ...changes } });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as AdminArticle;
    });
  },
});

export const { expect } = test;
