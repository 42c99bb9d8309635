import { randomBytes } from 'node:crypto';
import { withTimeout } from '../../deadline.ts';
import { IMAGE_CONTENT_TYPE, type ImageStore, READ_DEADLINE_MS, type StoredImage } from './store.ts';

const ROLLBACK_DEADLINE_MS = 5000;
/** @vercel/blob retries for minutes and checks the signal only between attempts, so every call has its own deadline. */
const DEADLINE_MS = 20_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FOLDER = 'magazine';
/** The health check asks for a file that does not exist. */
const MISSING_FILE = 'is-the-store-there';
/** A file normally has one address; two processes that store it at once leave a second. */
const MAX_ADDRESSES = 20;
const PAGE = 1000;
/** The most files that one run of maintenance moves: a function on Vercel has 15 s. */
const MOVED_PER_RUN = 300;
const MOVED_AT_ONCE = 20;
/** A path of earlier versions; now each file has a folder of its own. */
const FILE_IN_FOLDER = /^magazine\/[^/]+$/;

type Blob = { url: string; size: number };

const load = () => import('@vercel/blob');
/** Begins every path of a file. */
const prefixOf = (name: string) => `${FOLDER}/${name}`;
/** Vercel Blob serves a file to anyone with its address, so the site makes it unguessable and tells it to nobody. */
const newPathOf = (name: string) => `${prefixOf(name)}/${randomBytes(24).toString('base64url')}.webp`;

/** Pictures in Vercel Blob, at addresses that only the site knows: visitors get them through the site. */
export function openBlobStore(token: string, { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {}): ImageStore {
  const readMs = Math.min(READ_DEADLINE_MS, deadlineMs);
  /** Each instance looks every name up once. */
  const known = new Map<string, Blob>();
  const withDeadline = <T>(work: (signal: AbortSignal) => Promise<T>, milliseconds = deadlineMs) =>
    withTimeout(milliseconds, 'Vercel Blob', work);
  const options = {
    token,
    access: 'public',
    contentType: IMAGE_CONTENT_TYPE,
    addRandomSuffix: false,
    cacheControlMaxAge: YEAR_SECONDS,
  } as const;

  const listFrom = (
    prefix: string,
    limit: number,
    { cursor, milliseconds }: { cursor?: string | undefined; milliseconds?: number | undefined } = {},
  ) =>
    withDeadline(async (abortSignal) => {
      const { list } = await load();
      return list({ prefix, limit, token, abortSignal, ...(cursor && { cursor }) });
    }, milliseconds);
  const addressesOf = async (name: string, milliseconds?: number) =>
    (await listFrom(prefixOf(name), MAX_ADDRESSES, { milliseconds })).blobs;

  async function allFiles() {
    const files: Awaited<ReturnType<typeof addressesOf>> = [];
    let cursor: string | undefined;
    do {
      const page = await listFrom(prefixOf(''), PAGE, { cursor });
      files.push(...page.blobs);
      cursor = page.hasMore ? page.cursor : undefined;
    } while (cursor);
    return files;
  }

  async function look(name: string): Promise<Blob | undefined> {
    const all = await addressesOf(name, readMs);
    // A file that is being moved has two addresses for a moment. The guessable one is about to be deleted.
    const found = all.find(({ pathname }) => pathname !== prefixOf(name)) ?? all[0];
    if (found) known.set(name, found);
    else known.delete(name);
    return found;
  }

  const deleteAddresses = (addresses: string[], milliseconds?: number) =>
    withDeadline(async (abortSignal) => {
      const { del } = await load();
      if (addresses.length > 0) await del(addresses, { token, abortSignal });
    }, milliseconds);

  /** Looks the address up again when the file is gone: another instance stored it again or moved it. */
  async function readPart(name: string, { url }: Blob, range: string, isRepeated = false): Promise<ReadableStream> {
    const response = await withDeadline((signal) => fetch(url, { headers: { range }, signal }), readMs);
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    const moved = response.status === 404 && !isRepeated ? await look(name) : undefined;
    if (moved) return readPart(name, moved, range, true);
    throw new Error(`Vercel Blob refused a picture (${response.status})`);
  }

  async function move({ url, pathname }: { url: string; pathname: string }): Promise<void> {
    const { copy } = await load();
    const name = pathname.slice(prefixOf('').length);
    await withDeadline((abortSignal) => copy(url, newPathOf(name), { ...options, abortSignal }));
    known.delete(name);
    await deleteAddresses([url]);
  }

  return {
    put: async (files) => {
      const { put } = await load();
      const former = (await Promise.all(files.map(({ name }) => addressesOf(name)))).flat();
      const added: string[] = [];
      try {
        await withDeadline((abortSignal) =>
          allSettledOrThrow(
            files.map(async ({ name, bytes }) => {
              const { url } = await put(newPathOf(name), Buffer.from(bytes), { ...options, abortSignal });
              added.push(url);
              known.set(name, { url, size: bytes.byteLength });
            }),
          ),
        );
      } catch (error) {
        for (const { name } of files) known.delete(name);
        // Removes what was stored before the failure; this fails as well when the store cannot be reached.
        await deleteAddresses(added, Math.min(ROLLBACK_DEADLINE_MS, deadlineMs)).catch(() => {});
        throw error;
      }
      await deleteAddresses(former.map(({ url }) => url)).catch(() => {});
    },
    find: async (name): Promise<StoredImage | undefined> => {
      const found = known.get(name) ?? (await look(name));
      return (
        found && {
          size: found.size,
          read: async (start, end) => readPart(name, found, `bytes=${start}-${end}`),
        }
      );
    },
    remove: async (names) => {
      const found = (await Promise.all(names.map((name) => addressesOf(name)))).flat();
      for (const name of names) known.delete(name);
      await deleteAddresses(found.map(({ url }) => url));
    },
    moveGuessable: async () => {
      const guessable = (await allFiles()).filter(({ pathname }) => FILE_IN_FOLDER.test(pathname));
      const moved = guessable.slice(0, MOVED_PER_RUN);
      for (let from = 0; from < moved.length; from += MOVED_AT_ONCE)
        await Promise.all(moved.slice(from, from + MOVED_AT_ONCE).map(move));
      return moved.length;
    },
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
