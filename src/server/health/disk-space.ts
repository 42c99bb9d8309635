import { statfs } from 'node:fs/promises';

/** Four WAL segments: if Postgres cannot write its WAL, the embedded database fails until the next start. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Returns false while there is still some space left, so that Postgres can always write its WAL. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}
