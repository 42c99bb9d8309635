import { readdirSync } from 'node:fs';

/**
 * Loaded into a server before its own code (`--import`), with `--expose-gc`: answers each message of the test that
 * started it with what the process holds now.
 */
process.on('message', () => {
  // Twice, and later: what a finalizer lets go of is free after the next collection only.
  globalThis.gc();
  setImmediate(() => {
    globalThis.gc();
    process.send({ heap: process.memoryUsage().heapUsed, files: readdirSync('/dev/fd').length });
  });
});
process.channel.unref();
