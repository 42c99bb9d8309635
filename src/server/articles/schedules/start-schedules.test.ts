import { afterEach, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DUE_AT, setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { startSchedules } from './start-schedules.ts';

const app = setUpTestApp();
const { schedule } = setUpSchedules(app);
// The spies first, because the fake timers wrap them.
function restoreTimers(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
}

afterEach(restoreTimers);

/** The pauses that the timer asks for. None passes by itself. */
function timerWithPauses() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const stop = startSchedules(app.system);
  const pauses = () => set.mock.calls.map(([, pause]) => pause);
  const isCleared = (pause: number) =>
    clear.mock.calls.some(([timer]) => timer === set.mock.results[pauses().indexOf(pause)]?.value);
  return { stop, pauses, isCleared };
}

test('looks again at the time of the next schedule, or after ten seconds', async () => {
  await schedule();
  for (const [secondsBefore, pause] of [
    [60, 10_000],
    [4, 4000],
    [0.1, 500],
  ] as const) {
    app.time.now = new Date(DUE_AT.getTime() - secondsBefore * 1000);
    const { stop, pauses, isCleared } = timerWithPauses();
    await expect.poll(pauses, { interval: 5 }).toContain(pause);
    expect(isCleared(pause)).toBe(false);
    await stop();
    expect(isCleared(pause)).toBe(true);
    restoreTimers();
  }
});

test('carries out at its start what is overdue', async () => {
  await schedule();
  app.time.now = new Date(DUE_AT.getTime() + 60_000);
  const stop = startSchedules(app.system);
  await expect.poll(() => app.db.$count(articleSchedules), { interval: 5 }).toBe(0);
  await stop();
});

test('starts nothing after it was stopped', async () => {
  const stop = startSchedules(app.system, 5);
  await stop();
  await schedule();
  app.time.now = DUE_AT;
  const { db } = app;
  const look = vi.spyOn(db, 'execute');
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
});
