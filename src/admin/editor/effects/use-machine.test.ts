import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPauseTimer } from './use-machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createPauseTimer', () => {
  it('calls once, 400 ms after the last key', () => {
    const [timer, pause] = [createPauseTimer(), vi.fn()];
    for (let key = 0; key < 5; key += 1) {
      timer.afterPause(pause);
      vi.advanceTimersByTime(100);
    }
    expect(pause).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('calls every four seconds while the user goes on typing', () => {
    const [timer, pause] = [createPauseTimer(), vi.fn()];
    for (let key = 0; key < 100; key += 1) {
      timer.afterPause(pause);
      vi.advanceTimersByTime(100);
    }
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('does not call once it is cancelled', () => {
    const [timer, pause] = [createPauseTimer(), vi.fn()];
    timer.afterPause(pause);
    timer.cancelPause();
    vi.advanceTimersByTime(10_000);
    expect(pause).not.toHaveBeenCalled();
  });
});
