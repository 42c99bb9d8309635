import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../shared/api-client.ts';
import { $connection, trackConnection, watchConnection } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
});

afterEach(() => {
  $connection.set('works');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the message that the connection is back goes away, also after a logout meanwhile', async () => {
  const stop = watchConnection();
  await trackConnection(() => Promise.reject(new NetworkError('gone'))).catch(() => undefined);
  await vi.waitUntil(() => $connection.get() === 'lost');
  await trackConnection(async () => 'reached');
  expect($connection.get()).toBe('back');
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect($connection.get()).toBe('works');
});
