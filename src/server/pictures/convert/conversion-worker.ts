import type { ConversionJob } from './resize.ts';

/** This very file, to start as a process; where the host compiles it, its name ends otherwise. */
export const CONVERSION_WORKER = import.meta.filename;

if (import.meta.main) await serve();

/** Converts the pictures that the server sends, one at a time. */
async function serve(): Promise<void> {
  // A terminal and systemd signal the whole family; the server finishes what is under way, and then lets go.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  // Not by exiting, which waits for a decoder at work.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const { configureSharp, resize } = await import('./resize.ts');
  configureSharp();
  process.on('message', async (job: ConversionJob) => process.send?.(await resize(job)));
}
