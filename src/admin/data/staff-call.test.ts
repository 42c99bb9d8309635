import { expect, test } from 'vitest';
import { ApiError } from '../../shared/api-client.ts';
import { $expiredSession, withSession } from './staff-call.ts';

const refused = () => new ApiError(401, 'Please log in');

/** A call that is answered by the one, and when repeated by the other. */
function callAnswered(answer: Promise<string>, again: string): Promise<string> {
  const answers = [answer, Promise.resolve(again)];
  return withSession(() => answers.shift() ?? Promise.reject(refused()));
}

/** Two calls of an ended session: one is refused and asks, the other is answered when its promise is. */
function twoCalls() {
  const late = Promise.withResolvers<string>();
  let asked = 0;
  const stop = $expiredSession.listen((request) => {
    if (request) asked += 1;
  });
  const first = callAnswered(Promise.reject(refused()), 'first');
  const second = callAnswered(late.promise, 'second');
  return { first, second, late, asked: () => asked, stop };
}

const dialog = () => expect.poll(() => $expiredSession.get()).toBeTruthy();

test('the late refusal of a call from before the login is repeated, and asks nobody again', async () => {
  const { first, second, late, asked, stop } = twoCalls();
  await dialog();
  $expiredSession.get()?.resolve(true);
  expect(await first).toBe('first');
  late.reject(refused());
  expect(await second).toBe('second');
  expect(asked()).toBe(1);
  stop();
});

test('after “Not now” a late refusal asks nobody again', async () => {
  const { first, second, late, asked, stop } = twoCalls();
  await dialog();
  $expiredSession.get()?.resolve(false);
  await expect(first).rejects.toThrow('Please log in');
  late.reject(refused());
  await expect(second).rejects.toThrow('Please log in');
  expect(asked()).toBe(1);
  stop();
});
