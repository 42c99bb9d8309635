import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api-client.ts';
import { clearQueries, createQuery, refresh, refreshStale } from './query.ts';

const read = vi.fn(async (_article: string, id: number) => `article ${id}, read ${read.mock.calls.length} times`);
const callsFor = (id: number) => read.mock.calls.filter(([, asked]) => asked === id).length;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  read.mockClear();
  return () => vi.useRealTimers();
});

describe('refresh', () => {
  it('refetches the keys below it, but no key that only starts alike', async () => {
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

describe('a fetch that is on its way', () => {
  /** A query that answers when the test says so. */
  function setUpSlowQuery(key: number) {
    const answers: PromiseWithResolvers<string>[] = [];
    const $query = createQuery(['article', key], () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    });
    return { $query, answers };
  }

  it('is fetched again when the data changed during the fetch', async () => {
    const { $query, answers } = setUpSlowQuery(4);
    const stop = $query.listen(() => {});
    refresh(['article', 4]);
    answers[0]?.resolve('before the change');
    await vi.runAllTimersAsync();
    expect($query.get()).toMatchObject({ loading: true });
    expect($query.get().data).toBeUndefined();
    answers[1]?.resolve('after the change');
    await vi.runAllTimersAsync();
    expect($query.get()).toMatchObject({ data: 'after the change', loading: false });
    expect(answers).toHaveLength(2);
    stop();
  });

  it('is fetched again when it failed and the data changed', async () => {
    const { $query, answers } = setUpSlowQuery(5);
    const stop = $query.listen(() => {});
    refresh(['article', 5]);
    answers[0]?.reject(new Error('gone'));
    await vi.runAllTimersAsync();
    answers[1]?.resolve('after the change');
    await vi.runAllTimersAsync();
    expect($query.get()).toMatchObject({ data: 'after the change', loading: false });
    stop();
  });

  it('is not stored when its key was removed during the fetch', async () => {
    const { $query, answers } = setUpSlowQuery(6);
    const stop = $query.listen(() => {});
    stop();
    await vi.runAllTimersAsync();
    clearQueries((cached) => cached === $query.id());
    answers[0]?.resolve('for the user who logged out');
    await vi.runAllTimersAsync();
    const stopNext = $query.listen(() => {});
    expect($query.get().data).toBeUndefined();
    expect(answers).toHaveLength(2);
    stopNext();
  });
});

describe('refreshStale', () => {
  it('fetches ahead once, and again after some seconds', async () => {
    const $query = createQuery(['article', 3], read);
    for (const _ of [1, 2]) {
      refreshStale($query);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(callsFor(3)).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    refreshStale($query);
    await vi.advanceTimersByTimeAsync(100);
    expect(callsFor(3)).toBe(2);
  });
});

describe('createQuery', () => {
  it.each([
    { isShortLived: true, kept: undefined },
    { isShortLived: false, kept: 'this morning' },
  ])('after a failed fetch has data $kept when short-lived is $isShortLived', async ({ isShortLived, kept }) => {
    let isGone = false;
    const id = isShortLived ? 20 : 21;
    const fetch = async () => {
      if (isGone) throw new Error('gone');
      return 'this morning';
    };
    refreshStale(createQuery(['article', id], fetch, { isShortLived }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    isGone = true;
    refreshStale(createQuery(['article', id], fetch, { isShortLived }));
    await vi.advanceTimersByTimeAsync(100);
    const $opened = createQuery(['article', id], fetch, { isShortLived });
    const shown: unknown[] = [];
    const stop = $opened.listen(() => shown.push($opened.get().data));
    $opened.revalidate();
    await vi.advanceTimersByTimeAsync(100);
    expect(new Set(shown)).toEqual(new Set([kept]));
    expect($opened.get()).toMatchObject({ error: { message: 'gone' } });
    stop();
  });

  it('keeps what is shown when fetching again fails, but not what the user may no longer see', async () => {
    let failure = new ApiError(503, 'The database is away');
    const answers = ['the messages'];
    const $query = createQuery(['messages'], async () => answers.shift() ?? Promise.reject(failure));
    const stop = $query.listen(() => {});
    await vi.runAllTimersAsync();
    refresh(['messages']);
    await vi.runAllTimersAsync();
    expect($query.get()).toMatchObject({ data: 'the messages', error: failure });
    failure = new ApiError(403, 'You may not read messages');
    refresh(['messages']);
    await vi.runAllTimersAsync();
    expect($query.get()).toMatchObject({ data: undefined, error: failure });
    stop();
    // Nor does the next visit of the screen.
    const stopNext = $query.listen(() => {});
    expect($query.get().data).toBeUndefined();
    stopNext();
  });

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
