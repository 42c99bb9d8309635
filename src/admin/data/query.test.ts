import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuery, refresh, refreshOlder } from './query.ts';

const read = vi.fn(async (_article: string, id: number) => `article ${id}, read ${read.mock.calls.length} times`);
const callsFor = (id: number) => read.mock.calls.filter(([, asked]) => asked === id).length;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  read.mockClear();
  return () => vi.useRealTimers();
});

describe('refresh', () => {
  it('refetches what starts with the key, and no key that merely looks like it', async () => {
    const stops = [1, 12].map((id) => createQuery(['article', id], read).listen(() => {}));
    await vi.runAllTimersAsync();
    refresh(['article', 1]);
    await vi.runAllTimersAsync();
    expect([callsFor(1), callsFor(12)]).toEqual([2, 1]);
    refresh(['article']);
    await vi.runAllTimersAsync();
    expect([callsFor(1), callsFor(12)]).toEqual([3, 2]);
    for (const stop of stops) stop();
  });
});

describe('refreshOlder', () => {
  it('fetches ahead once, and again after some seconds', async () => {
    const $query = createQuery(['article', 3], read);
    for (const _ of [1, 2]) {
      refreshOlder($query);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(callsFor(3)).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    refreshOlder($query);
    await vi.advanceTimersByTimeAsync(100);
    expect(callsFor(3)).toBe(2);
  });
});

describe('createQuery', () => {
  it('follows a store in its key, and keeps what was shown', async () => {
    const $page = atom('1');
    const $list = createQuery(['articles', 'list', $page], async (_articles, _list, page) => `page ${page}`);
    const stop = $list.listen(() => {});
    await vi.runAllTimersAsync();
    expect($list.get().data).toBe('page 1');
    $page.set('2');
    await vi.runAllTimersAsync();
    expect($list.get().data).toBe('page 2');
    $page.set('1');
    await vi.advanceTimersByTimeAsync(0);
    expect($list.get()).toMatchObject({ data: 'page 1', loading: false });
    stop();
  });
});
