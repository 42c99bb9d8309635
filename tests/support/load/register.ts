/** A read of something that changes: what it showed, and when it was sent and answered (`performance.now()`). */
export type Observation<T> = { value: T; sentAt: number; receivedAt: number; where: string };

type State<T> = { value: T; startedAt: number; acknowledgedAt: number };

export type Register<T> = ReturnType<typeof createRegister<T>>;

/**
 * Something that changes while it is read: its states with the times of request and acknowledgement, and the reads. A
 * failed change may or may not have happened: it is never acknowledged, and readers may see it.
 */
export function createRegister<T>(initial: T) {
  const states: State<T>[] = [
    { value: initial, startedAt: Number.NEGATIVE_INFINITY, acknowledgedAt: Number.NEGATIVE_INFINITY },
  ];
  const observations: Observation<T>[] = [];

  /**
   * For a read with an outdated state: how long it was sent after a newer state was acknowledged; 0 for a current one.
   */
  function lateness({ value, sentAt, receivedAt }: Observation<T>): number {
    const seen = states.findLastIndex((state) => state.value === value && state.startedAt <= receivedAt);
    if (seen < 0) return Number.POSITIVE_INFINITY;
    const newer = states.slice(seen + 1).map(({ acknowledgedAt }) => sentAt - acknowledgedAt);
    return Math.max(0, ...newer);
  }

  return {
    /** Changes it with `work`, whose end is the acknowledgement. */
    async change(value: T, work: () => Promise<unknown>): Promise<void> {
      const state = { value, startedAt: performance.now(), acknowledgedAt: Number.POSITIVE_INFINITY };
      states.push(state);
      await work();
      state.acknowledgedAt = performance.now();
    },
    observe: (observation: Observation<T>) => void observations.push(observation),
    observations,
    /** The last acknowledged state. */
    acknowledged: () => states.findLast(({ acknowledgedAt }) => acknowledgedAt < Number.POSITIVE_INFINITY)?.value,
    /** The reads with an outdated state that were sent more than `allowedMs` after a newer one was acknowledged. */
    stale: (allowedMs: number) => observations.filter((observation) => lateness(observation) > allowedMs),
    latest: () => Math.max(0, ...observations.map(lateness)),
  };
}
