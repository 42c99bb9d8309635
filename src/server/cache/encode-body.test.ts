import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encode, encodingFor } from './cache-response.ts';

const decode = { br: brotliDecompressSync, gzip: gunzipSync };
const page = Buffer.from('<p>Orthomoleculaire geneeskunde</p>'.repeat(4000));

describe('encode', () => {
  for (const encoding of ['br', 'gzip'] as const) {
    test(`${encoding} decodes to the original body, long or empty`, async () => {
      for (const body of [page, Buffer.from('{}'), Buffer.alloc(0)]) {
        expect(decode[encoding](await encode(body, encoding)).equals(body)).toBe(true);
      }
    });

    test(`${encoding} allocates no more memory than its bytes`, async () => {
      const encoded = await encode(Buffer.from('{"articles":[]}'), encoding);
      expect(encoded.buffer.byteLength).toBe(encoded.byteLength);
    });
  }
});

test('encodingFor picks the smallest encoding that the client accepts', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(encodingFor('identity')).toBeUndefined();
  expect(encodingFor(null)).toBeUndefined();
});
