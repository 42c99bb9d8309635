import { open } from 'node:fs/promises';
import { createSemaphore } from '../limits/concurrency.ts';

const CHUNK_BYTES = 64 * 1024;
const MAX_OPEN_FILES = 16;
const limitOpenFiles = createSemaphore({ atOnce: MAX_OPEN_FILES });

/**
 * The bytes of a file from `start` up to and including `end`. The file is open only while a chunk is read, so that a
 * slow or stalled client holds no file descriptor. Rejects when the first chunk cannot be read.
 */
export async function readInChunks(file: string, start: number, end: number): Promise<AsyncGenerator<Buffer>> {
  const first = start > end ? Buffer.alloc(0) : await readChunk(file, start, end);
  return chunksFrom(first, file, start, end);
}

async function* chunksFrom(first: Buffer, file: string, start: number, end: number): AsyncGenerator<Buffer> {
  yield first;
  for (let from = start + first.length; from <= end; ) {
    const chunk = await readChunk(file, from, end);
    yield chunk;
    from += chunk.length;
  }
}

const readChunk = (path: string, start: number, end: number) =>
  limitOpenFiles(async () => {
    const file = await open(path);
    try {
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - start + 1));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
      if (bytesRead === 0) throw new Error('A file became shorter while it was read');
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  });
