import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { CommandError } from '../../errors/errors.ts';
import { syncFolder } from '../../sync-to-disk.ts';

/** Entries are read into memory. No file of a backup comes near this size. */
const MAX_ENTRY_BYTES = 512 * 1024 * 1024;

export type ArchiveWriter = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes a .tar.gz of the files that `fill` adds, readable by its owner only. The archive gets its name when it is
 * complete. Never overwrites: throws {@link CommandError} when `file` exists.
 */
export async function writeArchive(file: string, fill: (add: ArchiveWriter) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw fileExists(file);
  const partialFile = `${file}.${randomUUID()}.partial`;
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(partialFile, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filled = fill((name, bytes) => add(tar, name, bytes)).then(() => tar.finalize());
  try {
    await Promise.all([written, filled]);
    // Checked again, because rename overwrites. (Linking would not, but FAT file systems have no links.)
    if (existsSync(file)) throw fileExists(file);
    await rename(partialFile, file);
    await syncFolder(dirname(file));
  } catch (cause) {
    tar.destroy();
    await Promise.allSettled([written, filled]);
    throw toCommandError(file, cause as NodeJS.ErrnoException);
  } finally {
    await rm(partialFile, { force: true });
  }
}

const fileExists = (file: string) => new CommandError(`The file ${file} exists already: choose another name`);

function toCommandError(file: string, cause: NodeJS.ErrnoException): Error {
  switch (cause.code) {
    case 'ENOSPC':
      return new CommandError(`The disk is full: make room, or write the backup to another disk`, { cause });
    case 'ENOENT':
    case 'EACCES':
      return new CommandError(
        `${file} cannot be written (${cause.code}): choose an existing folder that this user may write`,
      );
    default:
      return cause;
  }
}

/** Resolves when the archive has accepted the bytes, so that only one file at a time is in memory. */
function add(tar: ReturnType<typeof pack>, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, Buffer.from(bytes), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/** Yields the files of a .tar.gz. Throws {@link CommandError} when it does not exist, is damaged or is something else. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const untar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), untar);
  // The loop below throws the same error; this prevents an unhandled rejection.
  read.catch(() => {});
  try {
    for await (const entry of untar) {
      if ((entry.header.size ?? 0) > MAX_ENTRY_BYTES) throw new CommandError('it contains a file of more than 512 MB');
      yield { name: entry.header.name, bytes: await buffer(entry) };
    }
    await read;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}: check the name`);
    throw new CommandError(`${file} is not a backup, or it is damaged (${message}): use another one`, { cause });
  } finally {
    untar.destroy();
  }
}
