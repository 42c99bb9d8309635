import { createBrotliCompress } from 'node:zlib';

/** Loaded into a server before its own code (`--import`): every compressor breaks, as without memory left. */
const { constructor: Compressor } = createBrotliCompress();
Compressor.prototype._transform = (_chunk, _encoding, done) =>
  done(Object.assign(new Error('broken'), { code: 'Z_MEM_ERROR' }));

/** And code that belongs to no answer breaks when the test says so. */
process.on('message', () =>
  setImmediate(() => {
    throw new Error('broken altogether');
  }),
);
process.channel.unref();
