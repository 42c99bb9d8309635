import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRegister } from '../support/load/register.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A register that was changed to 1 and 2 at the first two seconds; each change took 100 ms. */
async function changedTwice() {
  const register = createRegister(0);
  for (const value of [1, 2]) {
    vi.advanceTimersByTime(900);
    await register.change(value, async () => void vi.advanceTimersByTime(100));
  }
  return register;
}
const read = (value: number, sentAt: number, receivedAt = sentAt) => ({ value, sentAt, receivedAt, where: '/' });

test.each([
  ['the old state before the change', read(0, 100), 0],
  ['the old state during the change', read(0, 950), 0],
  ['the new state during the change', read(1, 950), 0],
  ['the new state when the read overtakes the change', read(1, 100, 950), 0],
  ['the old state right after', read(0, 1400), 400],
  ['the old state later', read(0, 1900), 900],
  ['a state that two others replaced', read(0, 3500), 2500],
  ['the last state', read(2, 9000), 0],
  ['a state that nobody asked for yet', read(2, 100), Number.POSITIVE_INFINITY],
])('judges %s', async (_, observation, late) => {
  const register = await changedTwice();
  register.observe(observation);
  expect(register.latest()).toBe(late);
  expect(register.stale(late)).toEqual([]);
  if (late > 0) expect(register.stale(late - 1)).toEqual(late === Number.POSITIVE_INFINITY ? [] : [observation]);
});

test('a change that failed may be seen or not, and is not acknowledged', async () => {
  const register = await changedTwice();
  await register.change(3, () => Promise.reject(new Error('cut off'))).catch(() => {});
  for (const value of [2, 3]) register.observe(read(value, 9000));
  expect([register.acknowledged(), register.stale(0)]).toEqual([2, []]);
});
