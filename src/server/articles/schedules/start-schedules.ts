import { withTimeout } from '../../deadline.ts';
import type { Dependencies } from '../../dependencies.ts';
import { carryOutDue } from './carry-out-due.ts';

/** A schedule that another process set, or a corrected clock, is noticed within this time. */
const POLL_MS = 10_000;
/** The pause while another process carries something out. */
const LEAST_MS = 500;
/** Service managers kill a server that takes long to stop. The next process carries out what is left. */
const STOP_MS = 5000;

/**
 * For a long-running server: carries out what is due now, and every schedule at its time. The returned function stops
 * it after the running schedule, for which it waits five seconds at most.
 */
export function startSchedules(dependencies: Dependencies, pollMs = POLL_MS, stopMs = STOP_MS): () => Promise<void> {
  let isStopped = false;
  let isReachable = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;

  async function look(): Promise<number> {
    try {
      const { nextAt } = await carryOutDue(dependencies);
      isReachable = true;
      if (!nextAt) return pollMs;
      return Math.min(pollMs, Math.max(LEAST_MS, nextAt.getTime() - dependencies.clock().getTime()));
    } catch (error) {
      // Logs one line when an outage begins, not one each time.
      if (isReachable) dependencies.log.error('schedule', { error });
      isReachable = false;
      return pollMs;
    }
  }

  const run = () => {
    running = look().then((pause) => {
      if (!isStopped) timer = setTimeout(run, pause).unref();
    });
  };
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await withTimeout(stopMs, 'What is scheduled', () => running).catch(() => {});
  };
}
