import type { Edited, EditTask, Shared, ShareTask } from './crop.ts';
import type { Conversion, UploadTask } from './resize.ts';

/** What the server sends, and what it gets back. */
export type Task = UploadTask | EditTask | ShareTask;
export type Result<T extends Task> = T extends EditTask ? Edited : T extends ShareTask ? Shared : Conversion;

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
  const carryOut = (task: Task) => ('edits' in task ? edit(task) : 'focalPoint' in task ? share(task) : resize(task));
  process.on('message', async (task: Task) => process.send?.(await carryOut(task)));
}
