import type { APIRequestContext } from '@playwright/test';
import type { PictureDetails } from '../../../src/shared/contract/pictures/pictures.ts';
import { test as base } from '../articles/publish-through-api.ts';

/** Changes the picture library through the admin API, logged in as staff. */
class PictureApi {
  readonly #request: APIRequestContext;
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Uploads a picture; `address` is what articles refer to. */
  async upload(bytes: Buffer): Promise<{ hash: string; address: string }> {
    const image = { name: 'foto.png', mimeType: 'image/png', buffer: bytes };
    const response = await this.#request.post('/api/admin/upload/article', { multipart: { image } });
    const { imageUrl: address } = (await response.json()) as { imageUrl: string };
    return { hash: /[0-9a-f]{32}/.exec(address)?.[0] ?? '', address };
  }

  get = (hash: string) => this.#call('GET', hash);
  /** Captions, alt texts, credits and the focal point. */
  describe = async (hash: string, fields: object) =>
    this.#call('PATCH', hash, { version: (await this.get(hash)).version, ...fields });
  edit = async (hash: string, edits: object) =>
    this.#call('PUT', `${hash}/edits`, { version: (await this.get(hash)).version, ...edits });

  async #call(method: string, path: string, data?: object): Promise<PictureDetails> {
    const response = await this.#request.fetch(`/api/admin/pictures/${path}`, { method, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as PictureDetails;
  }
}

export const test = base.extend<{ pictureApi: PictureApi }>({
  pictureApi: async ({ playwright, site, staffCookies }, use) => {
    const storageState = { cookies: await staffCookies(), origins: [] };
    const request = await playwright.request.newContext({ baseURL: site.url, storageState });
    await use(new PictureApi(request));
    await request.dispose();
  },
});

export const { expect } = test;
