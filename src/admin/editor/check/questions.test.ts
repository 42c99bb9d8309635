import { expect, test } from 'vitest';
import type { LinkAnswer } from '../../../shared/text-check/document/link-answer.ts';
import { createAddressQuestion, createLinkQuestions } from './questions.ts';

const FINE: LinkAnswer = { outcome: 'fine' };
const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `https://a.example/${index}`);

/** A server that answers for the first few addresses of a request. */
function setUp(atOnce: number) {
  const requests: string[][] = [];
  const questions = createLinkQuestions(async ({ body: { addresses } }) => {
    requests.push(addresses);
    const answered = addresses.slice(0, atOnce);
    return {
      answers: answered.map((address) => ({ address, answer: FINE as { outcome: 'fine' } })),
      waiting: addresses.slice(atOnce),
    };
  });
  return { requests, questions };
}

test('asks for 300 links in requests of fifty, each link once', async () => {
  const { requests, questions } = setUp(50);
  questions.ask(addressesOf(300));
  questions.ask(addressesOf(300));
  await expect.poll(() => questions.$waiting.get()).toBe(0);
  expect(requests.map(({ length }) => length)).toEqual([50, 50, 50, 50, 50, 50]);
  expect(questions.$answers.get().size).toBe(300);
});

test('asks again for pending links, for at most twenty requests', async () => {
  const { requests, questions } = setUp(5);
  questions.ask(addressesOf(300));
  await expect.poll(() => requests.length).toBe(20);
  await expect.poll(() => questions.$waiting.get()).toBe(200);
  expect(questions.$answers.get().size).toBe(100);
});

test('stops when the server refuses, and when the editor is closed', async () => {
  let requests = 0;
  const refused = createLinkQuestions(async () => {
    requests += 1;
    throw new Error('429');
  });
  refused.ask(addressesOf(60));
  await expect.poll(() => requests).toBe(1);
  expect(refused.$waiting.get()).toBe(60);
  const { requests: sent, questions } = setUp(50);
  questions.close();
  questions.ask(addressesOf(60));
  expect(sent).toEqual([]);
});

test('asks again at the next change of the text when the connection failed', async () => {
  let requests = 0;
  const { ask, $answers } = createLinkQuestions(async ({ body: { addresses } }) => {
    requests += 1;
    if (requests === 1) throw new Error('offline');
    return { answers: addresses.map((address) => ({ address, answer: FINE as { outcome: 'fine' } })), waiting: [] };
  });
  ask(addressesOf(2));
  await expect
    .poll(() => {
      ask(addressesOf(2));
      return $answers.get().size;
    })
    .toBe(2);
  ask(addressesOf(2));
  expect(requests).toBe(2);
});

test('asks for each address once, and again when the connection failed', async () => {
  const asked: string[] = [];
  const { ask, $owners } = createAddressQuestion(async ({ query: { slug } }) => {
    asked.push(slug);
    if (asked.length === 1) throw new Error('offline');
    return { article: slug === 'slaap' ? { id: 12, title: 'Slapen' } : null };
  });
  for (const slug of ['slaap', 'slaap', 'slaap', 'rust', '', 'Geen adres']) await ask(slug, 15);
  expect(asked).toEqual(['slaap', 'slaap', 'rust']);
  expect([...$owners.get()]).toEqual([
    ['slaap', 'Slapen'],
    ['rust', undefined],
  ]);
});
