import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { CommandError } from '../../errors/errors.ts';

/** More than any part of a backup of ours; a larger one would only fill the memory. */
const LARGEST_ENTRY = 512 * 1024 * 1024;

export type ArchiveWriter = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Makes a .tar.gz of what `fill` adds, a file at a time. It has its name only when it is whole, and only its owner may
 * read it. Throws when there is a file of that name already, which stays.
 */
export async function writeArchive(file: string, fill: (add: ArchiveWriter) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw nameTaken(file);
  const draft = `${file}.${randomUUID()}.partial`;
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
  const filled = fill((name, bytes) => add(tar, name, bytes)).then(() => tar.finalize());
  try {
    await Promise.all([written, filled]);
    // Looked at once more, because a rename replaces what came in between. (A link would not, but memory sticks have none.)
    if (existsSync(file)) throw nameTaken(file);
    await rename(draft, file);
  } catch (cause) {
    tar.destroy();
    await Promise.allSettled([written, filled]);
    throw explained(file, cause as NodeJS.ErrnoException);
  } finally {
    await rm(draft, { force: true });
  }
}

const nameTaken = (file: string) => new CommandError(`There is a file ${file} already: choose another name`);

function explained(file: string, cause: NodeJS.ErrnoException): Error {
  switch (cause.code) {
    case 'ENOSPC':
      return new CommandError(`The disk is full: make room, or write the backup to another disk`, { cause });
    case 'ENOENT':
    case 'EACCES':
      return new CommandError(
        `${file} cannot be written (${cause.code}): choose a folder that is there and may be written`,
      );
    default:
      return cause;
  }
}

/** Ends when the archive has taken the bytes, so that no more than one file waits in memory. */
function add(tar: ReturnType<typeof pack>, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, Buffer.from(bytes), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/** The files of a .tar.gz, one after the other. Throws an error of a line for what is none, or is damaged. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const untar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), untar);
  // Whoever reads the entries hears of it there.
  read.catch(() => {});
  try {
    for await (const entry of untar) {
      if ((entry.header.size ?? 0) > LARGEST_ENTRY) throw new CommandError('it holds a file of more than 512 MB');
      yield { name: entry.header.name, bytes: await buffer(entry) };
    }
    await read;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}: check its name`);
    throw new CommandError(`${file} is no backup, or it is damaged (${message}): take another one`, { cause });
  } finally {
    untar.destroy();
  }
}
