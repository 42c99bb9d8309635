import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedMagazine } from './watched-magazine.ts';

/** Makes each state last longer than a second, so that a process that shows it too long is noticed. */
export const CALM_MS = 400;

/**
 * Changes the magazine until `stop`. `counts` grows in the meantime; a failed change rejects `stop`, unless failures
 * are allowed.
 */
export function startEditing(magazine: WatchedMagazine, { pauseMs = 0, mayFail = false } = {}) {
  const counts = { changes: 0, failed: 0 };
  let isStopped = false;
  const editing = (async () => {
    for (const change of magazine.turns()) {
      try {
        await change();
        counts.changes += 1;
      } catch (error) {
        counts.failed += 1;
        if (!mayFail) throw error;
      }
      if (pauseMs > 0) await wait(pauseMs);
      if (isStopped) return;
    }
  })();
  // Reported by `stop`.
  editing.catch(() => {});
  return {
    counts,
    stop: async () => {
      isStopped = true;
      await editing;
      return counts;
    },
  };
}
