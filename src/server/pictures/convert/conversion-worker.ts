import type { ConversionJob } from './resize.ts';

/** The path of this file, to start as a process; its extension differs once it is compiled. */
export const CONVERSION_WORKER = import.meta.filename;

if (import.meta.main) await serve();

/** Converts the pictures that the server sends. */
async function serve(): Promise<void> {
  // Terminals and systemd signal the whole process group; the server disconnects once its requests are done.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  // process.exit() would wait for a running decoder.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const { configureSharp, resize } = await import('./resize.ts');
  configureSharp();
  process.on('message', async (job: ConversionJob) => process.send?.(await resize(job)));
}
