import { asSystem } from '../context.ts';
import { withTimeout } from '../deadline.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const INTERVAL_MS = 60_000;
const RUNS_PER_HOUR = 60;
/** Service managers kill a server that takes long to stop. What a delivery leaves then, the next process delivers. */
const STOP_MS = 5000;

/**
 * For a long-running server: runs maintenance now and every minute, its hourly jobs every sixtieth time. The returned
 * function stops it after the current run, for which it waits five seconds at most.
 */
export function startMaintenance(
  dependencies: Dependencies,
  intervalMs = INTERVAL_MS,
  stopMs = STOP_MS,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let runs = 0;
  const run = () => {
    if (running) return;
    running = runMaintenance(asSystem(dependencies), { hourly: runs % RUNS_PER_HOUR === 0 }).finally(() => {
      running = undefined;
    });
    runs += 1;
  };
  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await withTimeout(stopMs, 'The maintenance', async () => running).catch(() => {});
  };
}
