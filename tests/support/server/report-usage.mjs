import { readdirSync } from 'node:fs';

/**
 * Loaded into a server before its own code (`--import`, with `--expose-gc`): responds to each message of the test with
 * the current memory and number of open files.
 */
process.on('message', () => {
  // Objects with finalizers are freed by the second collection.
  globalThis.gc();
  setImmediate(() => {
    globalThis.gc();
    process.send({ heap: process.memoryUsage().heapUsed, files: readdirSync('/dev/fd').length });
  });
});
process.channel.unref();
