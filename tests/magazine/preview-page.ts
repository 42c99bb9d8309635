import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ARTICLE } from '../support/api/article-example.ts';
import { test as base } from '../support/pictures/through-api.ts';

type Item = { id: number; slug: string; version: number; title: string };

/** What staff do with a preview, through the API. */
class PreviewApi {
  readonly #request: APIRequestContext;
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  draft = (fields: Record<string, unknown> = {}) =>
    this.call<Item>('POST', '/api/admin/articles', { ...ARTICLE, title: 'Nog niet verschenen', ...fields });

  /** Uploads a picture. */
  async upload(): Promise<{ image: string; alt: string }> {
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7f9c86' } })
      .png()
      .toBuffer();
    const multipart = { image: { name: 'tuin.png', mimeType: 'image/png', buffer } };
    const response = await this.#request.post('/api/admin/upload/article', { multipart });
    if (!response.ok()) throw new Error(await response.text());
    return { image: (await response.json()).imageUrl, alt: 'Een tuin in de ochtend' };
  }

  /** Makes a link, and returns its path and id. */
  async share({ id }: Pick<Item, 'id'>, body: object = {}): Promise<{ path: string; link: number }> {
    const made = await this.call<{ url: string; link: { id: number } }>(
      'POST',
      `/api/admin/articles/${id}/preview-links`,
      body,
    );
    return { path: new URL(made.url).pathname, link: made.link.id };
  }

  async call<Response = unknown>(method: string, path: string, data?: object): Promise<Response> {
    const response = await this.#request.fetch(path, { method, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.status() === 204 ? (undefined as Response) : ((await response.json()) as Response);
  }
}

/** `page` is a visitor's; `previews` acts as staff. */
export const test = base.extend<{ previews: PreviewApi }>({
  previews: async ({ playwright, site, staffCookies }, use) => {
    const storageState = { cookies: await staffCookies(), origins: [] };
    const request = await playwright.request.newContext({ baseURL: site.url, storageState });
    await use(new PreviewApi(request));
    await request.dispose();
  },
});

export const { expect } = test;
