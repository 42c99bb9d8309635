import { beforeEach } from 'vitest';
import { setUpTestApp } from '../api/test-app.ts';
import { memoryStore } from './memory-store.ts';

type Options = Pick<NonNullable<Parameters<typeof setUpTestApp>[0]>, 'cache' | 'images' | 'publishedSite'>;

/** The API with an image store in memory, emptied before each test, unless the test has its own. */
export function setUpUploads(options: Options = {}) {
  const store = memoryStore();
  const app = setUpTestApp({ images: store, ...options });
  beforeEach(() => {
    store.files.clear();
    store.fail = false;
  });

  async function upload(content: BlobPart, cookie?: string, { type = 'article', field = 'image' } = {}) {
    const form = new FormData();
    form.set(field, new Blob([content], { type: 'image/png' }), 'naam.png');
    const response = await app.request(`/api/admin/upload/${type}`, { method: 'POST', body: form, cookie });
    return {
      status: response.status,
      body: (await response.json()) as { success: boolean; imageUrl: string; notice?: string },
    };
  }

  return { app, store, upload };
}
