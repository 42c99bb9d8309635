import { expect, test, vi } from 'vitest';
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
