import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encode, encodingFor } from './encode-body.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
const page = Buffer.from('<p>Orthomoleculaire geneeskunde</p>'.repeat(4000));

describe('architecture §7: answers in compressed bytes', () => {
  for (const encoding of ['br', 'gzip'] as const) {
    test(`${encoding}: read back, an answer is what it was, long or empty`, async () => {
      for (const body of [page, Buffer.from('{}'), Buffer.alloc(0)]) {
        expect(unpack[encoding](await encode(body, encoding)).equals(body)).toBe(true);
      }
    });

    test(`${encoding}: a kept answer holds no more memory than its bytes`, async () => {
      const answer = await encode(Buffer.from('{"articles":[]}'), encoding);
      expect(answer.buffer.byteLength).toBe(answer.byteLength);
    });
  }

  test('the smallest form that the reader takes', () => {
    expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(encodingFor('identity')).toBeUndefined();
    expect(encodingFor(null)).toBeUndefined();
  });
});
