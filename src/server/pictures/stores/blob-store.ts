import { withTimeout } from '../../deadline.ts';
import { IMAGE_CONTENT_TYPE, type ImageStore } from './store.ts';

const ROLLBACK_DEADLINE_MS = 5000;
/** @vercel/blob retries for minutes and checks the signal only between attempts, so every call has its own deadline. */
const DEADLINE_MS = 20_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FOLDER = 'magazine';
/** The health check asks for a file that does not exist. */
const MISSING_FILE = 'is-the-store-there';

const load = () => import('@vercel/blob');
const pathOf = (name: string) => `${FOLDER}/${name}`;

/** Pictures as public files in Vercel Blob; downloads redirect there. */
export function openBlobStore(token: string, { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {}): ImageStore {
  /** Addresses never change, so each instance looks every name up once. */
  const addresses = new Map<string, URL>();
  const withDeadline = <T>(work: (signal: AbortSignal) => Promise<T>, milliseconds = deadlineMs) =>
    withTimeout(milliseconds, 'Vercel Blob', work);

  const remove = (names: readonly string[], milliseconds?: number) =>
    withDeadline(async (abortSignal) => {
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
        contentType: IMAGE_CONTENT_TYPE,
        addRandomSuffix: false,
        allowOverwrite: true,
        cacheControlMaxAge: YEAR_SECONDS,
      } as const;
      try {
        await withDeadline((abortSignal) =>
          allSettledOrThrow(
            files.map(({ name, bytes }) => put(pathOf(name), Buffer.from(bytes), { ...options, abortSignal })),
          ),
        );
      } catch (error) {
        // Removes what was stored before the failure; this fails as well when the store cannot be reached.
        await remove(
          files.map(({ name }) => name),
          Math.min(ROLLBACK_DEADLINE_MS, deadlineMs),
        ).catch(() => {});
        throw error;
      }
    },
    find: async (name) => {
      const cached = addresses.get(name);
      if (cached) return cached;
      const { head, BlobNotFoundError } = await load();
      try {
        const { url } = await withDeadline((abortSignal) => head(pathOf(name), { token, abortSignal }));
        addresses.set(name, new URL(url));
        return addresses.get(name);
      } catch (error) {
        if (error instanceof BlobNotFoundError) return undefined;
        throw error;
      }
    },
    remove: (names) => remove(names),
    check: () =>
      withDeadline(async (abortSignal) => {
        const { head, BlobNotFoundError } = await load();
        await head(MISSING_FILE, { token, abortSignal }).catch((error: unknown) => {
          if (!(error instanceof BlobNotFoundError)) throw error;
        });
      }),
  };
}

/** Rejects only once all have settled, so that no upload completes after the rollback. */
async function allSettledOrThrow(work: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
