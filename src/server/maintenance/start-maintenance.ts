import { asSystem } from '../context.ts';
import { withTimeout } from '../deadline.ts';
import type { Dependencies } from '../dependencies.ts';
import { runMaintenance } from './run.ts';

const INTERVAL_MS = 60_000;
const RUNS_PER_HOUR = 60;
/** In UTC. The next run continues what one night has no time for. */
const NIGHT_HOURS = [1, 2, 3, 4];
/** Service managers kill a server that takes long to stop. The next process delivers what is left. */
const STOP_MS = 5000;

/**
 * For a long-running server: runs maintenance now and every minute, its hourly jobs every sixtieth time, and with them at
 * night the nightly ones, but not at the start. The returned function stops it after the current run, for which it waits
 * five seconds at most.
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
    const hourly = runs % RUNS_PER_HOUR === 0;
    const nightly = hourly && runs > 0 && NIGHT_HOURS.includes(dependencies.clock().getUTCHours());
    running = runMaintenance(asSystem(dependencies), { hourly, nightly }).finally(() => {
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
