import { createBrotliCompress } from 'node:zlib';

/** Loaded into a server before its own code (`--import`): every compressor fails as if out of memory. */
const { constructor: Compressor } = createBrotliCompress();
Compressor.prototype._transform = (_chunk, _encoding, done) =>
  done(Object.assign(new Error('broken'), { code: 'Z_MEM_ERROR' }));

/** On a message of the test, code that belongs to no response throws. */
process.on('message', () =>
  setImmediate(() => {
    throw new Error('broken outside a response');
  }),
);
process.channel.unref();
