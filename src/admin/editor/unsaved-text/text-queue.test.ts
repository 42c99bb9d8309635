import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsavedText } from '../../../../tests/support/editor/example-states.ts';
import { ApiError, NetworkError } from '../../../shared/api-client.ts';
import { createTextQueue } from './text-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ONE, TWO] = ['draft:1:7:5', 'draft:1:7:6'];

/** A server whose requests end when the test says so. */
function setUp() {
  const requests: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const removing: string[][] = [];
  const request = (what: string) => {
    if (ends.some(({ promise }) => promise === running)) throw new Error('two requests at once');
    requests.push(what);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    running = end.promise;
    return end.promise;
  };
  let running: Promise<void> | undefined;
  const queue = createTextQueue({
    store: ({ key, at, form }) => request(`store ${key.slice(-1)} ${form.title} ${at.slice(17, 19)}`),
    remove: (key) => request(`remove ${key.slice(-1)}`),
    onChanged: () => {},
    onRemoving: (keys) => removing.push(keys),
  });
  const end = async (error?: Error) => {
    const ending = ends.shift();
    running = undefined;
    if (error) ending?.reject(error);
    else ending?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, requests, removing, end };
}

const text = (title: string, second = 0, key = ONE) =>
  unsavedText({ key: key as string, at: `2026-03-04T10:00:0${second}.000Z`, form: { ...unsavedText().form, title } });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('syncLater', () => {
  it('sends the newest text after four seconds of quiet', async () => {
    const { queue, requests } = setUp();
    queue.syncLater(text('Een'));
    await seconds(3);
    queue.syncLater(text('Twee', 3));
    await seconds(3.9);
    expect(requests).toEqual([]);
    await seconds(0.1);
    expect(requests).toEqual(['store 5 Twee 03']);
  });

  it('sends every fifteen seconds during continuous typing', async () => {
    const { queue, requests, end } = setUp();
    for (let second = 0; second < 31; second += 1) {
      queue.syncLater(text(`Na ${second}`));
      await seconds(1);
      if (requests.length > 0) await end();
    }
    expect(requests.length).toBe(2);
  });

  it('sends one request at a time, and says when the server has the text', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    queue.syncLater(text('Ander venster', 1, TWO));
    await seconds(4);
    queue.syncLater(text('Een, nieuwer', 4));
    await seconds(60);
    expect(requests).toHaveLength(1);
    expect(queue.$syncedAt.get()).toEqual({});
    await end();
    expect(queue.$syncedAt.get()[ONE as string]).toBe('2026-03-04T10:00:00.000Z');
    await end();
    expect(requests).toEqual(['store 5 Een 00', 'store 6 Ander venster 01', 'store 5 Een, nieuwer 04']);
  });
});

describe('removeNow', () => {
  it('replaces a text that was never sent', async () => {
    const { queue, requests } = setUp();
    queue.syncLater(text('Een'));
    queue.removeNow(ONE as string);
    await seconds(60);
    expect(requests).toEqual([]);
  });

  it('follows a text that was sent before, whatever was typed since', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    await seconds(4);
    await end();
    queue.syncLater(text('Twee', 5));
    queue.removeNow(ONE as string);
    await seconds(60);
    expect(requests).toEqual(['store 5 Een 00', 'remove 5']);
  });

  it('waits for a running request, so that the text does not come back', async () => {
    const { queue, requests, end, removing } = setUp();
    queue.syncLater(text('Een'));
    await seconds(4);
    queue.removeNow(ONE as string);
    await seconds(10);
    expect(requests).toEqual(['store 5 Een 00']);
    await end();
    await end();
    expect(requests).toEqual(['store 5 Een 00', 'remove 5']);
    expect(queue.$syncedAt.get()[ONE as string]).toBeUndefined();
    expect(removing).toEqual([[ONE], []]);
  });

  it('also follows a text that failed on its way', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    await seconds(4);
    queue.removeNow(ONE as string);
    await end(new NetworkError('lost answer'));
    await seconds(15);
    expect(requests).toEqual(['store 5 Een 00', 'remove 5']);
  });

  it('sends the replacing text before it removes the old one', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Teruggezet', 0, TWO));
    queue.removeNow(ONE as string);
    await seconds(0);
    await end();
    expect(requests).toEqual(['store 6 Teruggezet 00', 'remove 5']);
  });

  it('is remembered, so that an older list does not offer the text again', () => {
    const { queue } = setUp();
    queue.removeNow(ONE as string);
    expect([queue.isRemoved(ONE as string), queue.isRemoved(TWO as string)]).toEqual([true, false]);
    queue.syncLater(text('Toch weer'));
    expect(queue.isRemoved(ONE as string)).toBe(false);
  });
});

describe('a failure', () => {
  it.each([
    new NetworkError('unavailable'),
    new ApiError(401, 'Log in'),
    new ApiError(503, 'Busy'),
    new ApiError(429, 'Slow'),
  ])('is retried when it is temporary: %s', async (error) => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    await seconds(4);
    await end(error);
    await seconds(14);
    expect(requests).toHaveLength(1);
    await seconds(1);
    await end(error);
    await seconds(29);
    expect(requests).toHaveLength(2);
    await seconds(1);
    expect(requests).toHaveLength(3);
  });

  it('is retried with the newest text as soon as the connection is back', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    await seconds(4);
    await end(new NetworkError('unavailable'));
    queue.syncLater(text('Twee', 5));
    await seconds(5);
    queue.retryNow();
    await seconds(0);
    expect(requests).toEqual(['store 5 Een 00', 'store 5 Twee 05']);
  });

  it('is not retried when it is permanent', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Te groot'));
    await seconds(4);
    await end(new ApiError(413, 'Too large'));
    await seconds(600);
    expect(requests).toHaveLength(1);
    expect(queue.isIdle()).toBe(true);
  });
});

describe('flush', () => {
  it('sends everything before a logout, and nothing after it', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    queue.syncLater(text('Twee', 0, TWO));
    const flushed = queue.flush();
    await seconds(0);
    await end();
    await end();
    await flushed;
    expect(requests).toEqual(['store 5 Een 00', 'store 6 Twee 00']);
    queue.syncLater(text('Te laat', 9));
    queue.clear();
    await seconds(600);
    expect(requests).toHaveLength(2);
  });

  it('stops at a failure instead of keeping the user waiting', async () => {
    const { queue, end } = setUp();
    queue.syncLater(text('Een'));
    const flushed = queue.flush();
    await seconds(0);
    await end(new NetworkError('unavailable'));
    await flushed;
    expect(queue.isIdle()).toBe(false);
  });

  it('drops a text that fails after the logout', async () => {
    const { queue, requests, end } = setUp();
    queue.syncLater(text('Een'));
    await seconds(4);
    queue.clear();
    await end(new NetworkError('unavailable'));
    await seconds(600);
    expect(requests).toHaveLength(1);
  });
});
