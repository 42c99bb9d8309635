import { asSystem } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const INTERVAL_MS = 60_000;

/** For a long-running server: runs maintenance now and every minute. The returned function stops it, after the current run. */
export function startMaintenance(dependencies: Dependencies, intervalMs = INTERVAL_MS): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= runMaintenance(asSystem(dependencies)).finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
