import { withTimeout } from '../../deadline.ts';
import type { Dependencies } from '../../dependencies.ts';
import { carryOutDue } from './carry-out-due.ts';

/** A plan that another process made is seen after this long at most, and a clock that was set right too. */
const POLL_MS = 10_000;
/** While another process carries something out. */
const LEAST_MS = 500;
/** Service managers kill a server that takes long to stop. What it leaves, the next process carries out. */
const STOP_MS = 5000;

/**
 * For a long-running server: carries out what is due now, and every plan at its time. The returned function stops it
 * after the plan under way, for which it waits five seconds at most.
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
      // One line when it begins, not one each time.
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
