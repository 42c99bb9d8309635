import { asSystem } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const EVERY_MS = 60_000;

/** Maintenance in a process that goes on living, every minute. Returns how to stop it, which waits for a run to end. */
export function startMaintenance(dependencies: Dependencies, everyMs = EVERY_MS): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= runMaintenance(asSystem(dependencies)).finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
