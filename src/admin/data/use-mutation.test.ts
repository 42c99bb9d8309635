import { expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/api-client.ts';
import { createQuery } from './query.ts';
import { createMutation } from './use-mutation.ts';

function setUpMutation() {
  const answer = Promise.withResolvers<void>();
  const mutation = { run: () => answer.promise, closes: vi.fn(), onDone: vi.fn(), onError: vi.fn() };
  const $mutation = createMutation<void>({ current: mutation });
  return { ...mutation, answer, $mutation, leave: $mutation.listen(() => {}) };
}

test('a change closes what it was made in', async () => {
  const { $mutation, answer, closes, leave } = setUpMutation();
  const done = $mutation.mutate();
  answer.resolve();
  await done;
  expect(closes).toHaveBeenCalledTimes(1);
  leave();
});

test('an answer that comes after its dialog was left closes nothing, and is told all the same', async () => {
  const { $mutation, answer, closes, onDone, leave } = setUpMutation();
  const done = $mutation.mutate();
  leave();
  answer.resolve();
  await done;
  expect(closes).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test.each([
  { error: new Error('No connection'), reads: 2 },
  { error: new ApiError(401, 'Please log in'), reads: 1 },
])(
  'after the failure “$error.message” what it may have changed is read $reads times in all',
  async ({ error, reads }) => {
    const read = vi.fn(async () => 'the bin');
    const $query = createQuery(['bin', reads], read);
    const stop = $query.listen(() => {});
    await vi.waitUntil(() => $query.get().data);
    const run = () => Promise.reject(error);
    const $mutation = createMutation<void>({ current: { run, refreshes: [['bin', reads]], onError: () => {} } });
    await $mutation.mutate();
    await vi.waitUntil(() => !$query.get().loading);
    expect(read).toHaveBeenCalledTimes(reads);
    stop();
  },
);
