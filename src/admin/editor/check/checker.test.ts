import { expect, test } from 'vitest';
import { createChecker } from './checker.ts';
import type { CheckRequest } from './run-check.ts';

const request = (title: string, text = '') =>
  ({ text: { fields: { title }, body: [{ text }] } }) as unknown as CheckRequest;

function setUp() {
  const workers: FakeWorker[] = [];
  const told: string[] = [];
  class FakeWorker {
    onmessage: Worker['onmessage'] = null;
    onerror: Worker['onerror'] = null;
    asked: string[] = [];
    isTerminated = false;
    constructor() {
      workers.push(this);
    }
    postMessage({ text }: CheckRequest) {
      this.asked.push(text.fields['title'] ?? '');
    }
    terminate() {
      this.isTerminated = true;
    }
    answer() {
      this.onmessage?.call(
        this as never,
        { data: { findings: [], addresses: [`of ${this.asked.at(-1)}`] } } as MessageEvent,
      );
    }
    fail() {
      this.onerror?.call(this as never, {} as ErrorEvent);
    }
  }
  const checker = createChecker({
    onResult: ({ addresses }) => told.push(...addresses),
    onFailure: () => told.push('failed'),
    createWorker: () => new FakeWorker(),
  });
  return { checker, workers, told };
}

test('loads no worker for a blank article, until it has a title or a text', () => {
  const { checker, workers, told } = setUp();
  checker.check(request(' '));
  expect([workers.length, told]).toEqual([0, []]);
  checker.check(request('', 'Een zin.'));
  expect(workers.map(({ asked }) => asked.length)).toEqual([1]);
  workers[0]?.answer();
  checker.check(request(''));
  expect(workers.map(({ asked }) => asked.length)).toEqual([2]);
});

test('checks the newest of the texts that came in during a check', () => {
  const { checker, workers, told } = setUp();
  for (const title of ['one', 'two', 'three']) checker.check(request(title));
  expect(workers[0]?.asked).toEqual(['one']);
  workers[0]?.answer();
  expect(workers[0]?.asked).toEqual(['one', 'three']);
  workers[0]?.answer();
  expect(workers[0]?.asked).toEqual(['one', 'three']);
  expect([workers.length, ...told]).toEqual([1, 'of one', 'of three']);
});

test('starts another worker when the first could not be loaded', () => {
  const { checker, workers, told } = setUp();
  checker.check(request('one'));
  workers[0]?.fail();
  checker.check(request('two'));
  expect(workers.map(({ asked, isTerminated }) => [asked, isTerminated])).toEqual([
    [['one'], true],
    [['two'], false],
  ]);
  expect(told).toEqual(['failed']);
});

test('starts no check once the editor is closed', () => {
  const { checker, workers } = setUp();
  checker.check(request('one'));
  checker.close();
  checker.check(request('two'));
  expect(workers.map(({ asked, isTerminated }) => [asked, isTerminated])).toEqual([[['one'], true]]);
});
