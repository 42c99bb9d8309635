import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Four WAL segments: if Postgres cannot write its WAL, the embedded database stops. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** For staff, where a part of the health names it. */
export const DISK_PROBLEM = 'The disk of DATA_DIR is full, or it cannot be written';

/**
 * Whether changes can be stored: false without the folder, on a disk that became read-only, and while there is still some
 * space left, so that Postgres can always write its WAL.
 */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= MIN_FREE_BYTES && (await canWrite(folder));
}

/**
 * Whether a file in the folder can be written, with `sync` as far as the disk itself. It tries: what the system says about
 * a folder may differ, as when a file system turns read-only after an error.
 */
export async function canWrite(folder: string, { sync = false } = {}): Promise<boolean> {
  try {
    const path = join(folder, '.write-check');
    const file = await open(path, 'w', 0o600);
    try {
      await file.write('.');
      if (sync) await file.sync();
    } finally {
      await file.close();
    }
    await rm(path, { force: true });
    return true;
  } catch {
    return false;
  }
}
