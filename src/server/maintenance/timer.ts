import { asSystem } from '../context.ts';
import { withTimeout } from '../deadline.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const INTERVAL_MS = 60_000;
/** Service managers kill a server that takes long to stop. What a delivery leaves then, the next process delivers. */
const STOP_MS = 5000;

/**
 * For a long-running server: runs maintenance now and every minute. The returned function stops it after the current
 * run, for which it waits five seconds at most.
 */
export function startMaintenance(
  dependencies: Dependencies,
  intervalMs = INTERVAL_MS,
  stopMs = STOP_MS,
): () => Promise<void> {
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
    await withTimeout(stopMs, 'The maintenance', async () => running).catch(() => {});
  };
}
