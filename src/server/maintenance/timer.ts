import { asSystem } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const EVERY_MS = 60_000;

/** Maintenance in a process that goes on living: at once, for what a crash left undone, and every minute. Returns how to stop it, which waits for a run to end. */
export function startMaintenance(dependencies: Dependencies, everyMs = EVERY_MS): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= runMaintenance(asSystem(dependencies)).finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
