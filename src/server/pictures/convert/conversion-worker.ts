import type { Job } from './jobs.ts';

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
  const { edit, share } = await import('./crop.ts');
  const carryOut = (job: Job) => ('edits' in job ? edit(job) : 'focalPoint' in job ? share(job) : resize(job));
  process.on('message', async (job: Job) => process.send?.(await carryOut(job)));
}
