import { statfs } from 'node:fs/promises';

/** Four segments of Postgres's journal. Where not even the journal can be written, the embedded database is done for until the next start. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Whether a folder's disk has room for changes; false before it is truly full. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}
