import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { CommandError } from '../../errors/errors.ts';
import { removeLeftOver, syncFolder } from '../../sync-to-disk.ts';

/** No file of a backup comes near these sizes. */
const MAX_FILE_BYTES = 512 * 1024 * 1024;
const MAX_GAP_BYTES = 16 * 1024 * 1024;
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const NEWLINE = 10;

const PARTIAL = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.partial$/;

export type ArchiveWriter = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes a .tar.gz of the files that `fill` adds, readable by its owner only. The archive gets its name when it is
 * complete. Never overwrites: throws {@link CommandError} when `file` exists. Removes what killed runs left beside it.
 */
export async function writeArchive(file: string, fill: (add: ArchiveWriter) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw fileExists(file);
  // They hold everybody's data, and would be there for good. A folder that cannot be read is no reason to stop.
  await removeLeftOver(dirname(file), PARTIAL).catch(() => {});
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

/** A file of an archive: read it before the next one is asked for. */
export type ArchivedFile = { archive: string; name: string; size: number; content: AsyncIterable<Buffer> };

/**
 * Yields the files of a .tar.gz, none of them in memory as a whole. Throws {@link CommandError} when it does not exist,
 * is damaged or is something else. A packed file of a megabyte can unpack to a gigabyte: whatever a backup never has,
 * such as links or gigabytes between two files, ends the reading.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const untar = extract();
  const unpacked = { bytes: 0, expected: 0 };
  const read = pipeline(createReadStream(file), createGunzip(), limitGaps(file, unpacked), untar);
  // The loop below throws the same error; this prevents an unhandled rejection.
  read.catch(() => {});
  try {
    for await (const entry of untar) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file') throw unusable(file, 'it contains something else than files');
      if (size > MAX_FILE_BYTES) throw unusable(file, 'it contains a file of more than 512 MB');
      unpacked.expected = unpacked.bytes + size;
      yield { archive: file, name, size, content: readable(file, entry) };
      // What the caller did not read.
      entry.resume();
    }
    await read;
  } catch (cause) {
    throw toReadError(file, cause);
  } finally {
    untar.destroy();
  }
}

async function* readable(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* entry as AsyncIterable<Buffer>;
  } catch (cause) {
    throw toReadError(file, cause);
  }
}

function toReadError(file: string, cause: unknown): CommandError {
  if (cause instanceof CommandError) return cause;
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === 'ENOENT'
    ? new CommandError(`There is no file ${file}: check the name`)
    : unusable(file, message, cause);
}

const unusable = (file: string, reason: string, cause?: unknown) =>
  new CommandError(`${file} is not a backup, or it is damaged (${reason}): use another one`, { cause });

/** Between two files of an archive are their headers, after the last one a little padding. */
function limitGaps(file: string, unpacked: { bytes: number; expected: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      unpacked.bytes += chunk.byteLength;
      const isGap = unpacked.bytes > unpacked.expected + MAX_GAP_BYTES;
      done(isGap ? unusable(file, 'it contains much that belongs to no file') : null, chunk);
    },
  });
}

/** The whole content of a small file. */
export async function contentOf({ archive, name, size, content }: ArchivedFile, maxBytes: number): Promise<Buffer> {
  if (size > maxBytes) throw unusable(archive, `${name} has more than ${maxBytes / 1024 / 1024} MB`);
  return buffer(content);
}

/** The lines of a file, a few at a time: at most `maxLines` of them, or about `maxBytes`. */
export async function* linesOf(
  { archive, content }: Pick<ArchivedFile, 'archive' | 'content'>,
  { maxLines, maxBytes }: { maxLines: number; maxBytes: number },
): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let bytes = 0;
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const line = Buffer.concat([...begun, chunk.subarray(start, end)]);
      start = end + 1;
      begun = [];
      begunBytes = 0;
      lines.push(line.toString('utf8'));
      bytes += line.byteLength;
      if (lines.length < maxLines && bytes < maxBytes) continue;
      yield lines;
      lines = [];
      bytes = 0;
    }
    begun.push(chunk.subarray(start));
    begunBytes += chunk.byteLength - start;
    if (begunBytes > MAX_LINE_BYTES) throw unusable(archive, 'it contains a row of more than 16 MB');
  }
  if (begunBytes > 0) lines.push(Buffer.concat(begun).toString('utf8'));
  if (lines.length > 0) yield lines;
}
