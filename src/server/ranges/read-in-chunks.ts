import { open } from 'node:fs/promises';
import pLimit from 'p-limit';

const PIECE_BYTES = 64 * 1024;
/** Files open at the same moment, whoever asks. None waits for a reader, so that the next one's turn comes at once. */
const MOST_OPEN = 16;
const inTurn = pLimit(MOST_OPEN);

/**
 * The bytes of a file from `start` up to and including `end`. The file is open only while a piece of it is read: a
 * reader who takes nothing, or is gone, holds no file. Throws at once when the first piece cannot be read.
 */
export async function readInChunks(file: string, start: number, end: number): Promise<AsyncGenerator<Buffer>> {
  const first = start > end ? Buffer.alloc(0) : await readPiece(file, start, end);
  return piecesFrom(first, file, start, end);
}

async function* piecesFrom(first: Buffer, file: string, start: number, end: number): AsyncGenerator<Buffer> {
  yield first;
  for (let from = start + first.length; from <= end; ) {
    const piece = await readPiece(file, from, end);
    yield piece;
    from += piece.length;
  }
}

const readPiece = (path: string, start: number, end: number) =>
  inTurn(async () => {
    const file = await open(path);
    try {
      const room = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - start + 1));
      const { bytesRead } = await file.read(room, 0, room.length, start);
      if (bytesRead === 0) throw new Error('A file became shorter while it was read');
      return room.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  });
