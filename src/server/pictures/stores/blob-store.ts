import { withTimeout } from '../../deadline.ts';
import { IMAGE_TYPE, type ImageStore } from './store.ts';

const TAKE_BACK_MS = 5000;
/**
 * The package tries again for minutes, and heeds the signal between its attempts only; a person who waits for an upload
 * is told sooner.
 */
const DEADLINE_MS = 20_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FOLDER = 'magazine';
const NEVER_THERE = 'is-the-store-there';

const load = () => import('@vercel/blob');
const pathOf = (name: string) => `${FOLDER}/${name}`;

/** Pictures in Vercel Blob, public, where a browser is sent to get them. */
export function openBlobStore(token: string, { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {}): ImageStore {
  /** Addresses never change, so a warm instance asks for each once. */
  const addresses = new Map<string, URL>();
  const within = <T>(work: (signal: AbortSignal) => Promise<T>, milliseconds = deadlineMs) =>
    withTimeout(milliseconds, 'Vercel Blob', work);

  const remove = (names: readonly string[], milliseconds?: number) =>
    within(async (abortSignal) => {
      const { del } = await load();
      for (const name of names) addresses.delete(name);
      if (names.length > 0) await del(names.map(pathOf), { token, abortSignal });
    }, milliseconds);

  return {
    put: async (files) => {
      const { put } = await load();
      const options = {
        token,
        access: 'public',
        contentType: IMAGE_TYPE,
        addRandomSuffix: false,
        allowOverwrite: true,
        cacheControlMaxAge: YEAR_SECONDS,
      } as const;
      try {
        await within((abortSignal) =>
          allOf(files.map(({ name, bytes }) => put(pathOf(name), Buffer.from(bytes), { ...options, abortSignal }))),
        );
      } catch (error) {
        // What did arrive would stay for good; when the store is away altogether there is nothing to take back.
        await remove(
          files.map(({ name }) => name),
          Math.min(TAKE_BACK_MS, deadlineMs),
        ).catch(() => {});
        throw error;
      }
    },
    find: async (name) => {
      const known = addresses.get(name);
      if (known) return known;
      const { head, BlobNotFoundError } = await load();
      try {
        const { url } = await within((abortSignal) => head(pathOf(name), { token, abortSignal }));
        addresses.set(name, new URL(url));
        return addresses.get(name);
      } catch (error) {
        if (error instanceof BlobNotFoundError) return undefined;
        throw error;
      }
    },
    remove: (names) => remove(names),
    check: () =>
      within(async (abortSignal) => {
        const { head, BlobNotFoundError } = await load();
        await head(NEVER_THERE, { token, abortSignal }).catch((error: unknown) => {
          if (!(error instanceof BlobNotFoundError)) throw error;
        });
      }),
  };
}

/** Fails only when all are done, so that none arrives after it was taken back. */
async function allOf(work: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
