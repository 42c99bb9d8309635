import type { APIRequestContext, Page } from '@playwright/test';
import { ARTICLE } from '../api/article-example.ts';
import { test as base } from '../site.ts';

type Item = { id: number; slug: string; version: number; title: string };

/** Changes articles through the admin API, logged in as staff. */
class ArticleApi {
  readonly #request: APIRequestContext;
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The server numbers a slug that is taken. */
  publish = (fields: Record<string, unknown>) =>
    this.#call('POST', '/api/admin/articles', { ...ARTICLE, isPublished: true, ...fields });

  change = (item: Item, fields: Record<string, unknown>) =>
    this.#call('PUT', `/api/admin/articles/${item.id}`, {
      ...ARTICLE,
      isPublished: true,
      title: item.title,
      slug: item.slug,
      version: item.version,
      ...fields,
    });

  unpublish = (item: Item) => this.#call('POST', `/api/admin/articles/${item.id}/unpublish`);

  async delete(item: Item): Promise<void> {
    await this.#request.delete(`/api/admin/articles/${item.id}`);
  }

  async #call(method: string, path: string, data?: object): Promise<Item> {
    const response = await this.#request.fetch(path, { method, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Item;
  }
}

export const test = base.extend<{ articleApi: ArticleApi }>({
  articleApi: async ({ playwright, site, staffCookies }, use) => {
    const storageState = { cookies: await staffCookies(), origins: [] };
    const request = await playwright.request.newContext({ baseURL: site.url, storageState });
    await use(new ArticleApi(request));
    await request.dispose();
  },
});

export const { expect } = test;

/** Sets the first mouse position, for which a browser reports no movement. */
export const moveMouseIntoPage = (page: Page) => page.mouse.move(1, 1);
