import { IMAGE_CONTENT_TYPE, type ImageStore } from '../../../src/server/pictures/stores/store.ts';

/** An image store in memory. Set `fail` to make it fail like an unavailable one. */
export function memoryStore(): ImageStore & { readonly files: Map<string, Blob>; fail: boolean } {
  const files = new Map<string, Blob>();
  const store = {
    files,
    fail: false,
    put: async (added: Parameters<ImageStore['put']>[0]) => {
      if (store.fail) throw new Error('The store is unavailable');
      for (const { name, bytes } of added) files.set(name, new Blob([bytes], { type: IMAGE_CONTENT_TYPE }));
    },
    check: async () => {
      if (store.fail) throw new Error('The store is unavailable');
    },
    find: async (name: string) => {
      const file = files.get(name);
      return (
        file && { size: file.size, read: async (start: number, end: number) => file.slice(start, end + 1).stream() }
      );
    },
    remove: async (names: readonly string[]) => {
      for (const name of names) files.delete(name);
    },
  };
  return store;
}
