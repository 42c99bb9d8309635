import { expect, test } from 'vitest';
import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { askLinks } from './ask-links.ts';
import { createTurns } from './turns.ts';

const FINE: LinkAnswer = { outcome: 'fine' };

function setUp() {
  const asked: string[] = [];
  const waits: number[] = [];
  const running = { now: 0, most: 0 };
  const asker = {
    ask: async (address: string) => {
      asked.push(address);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise(setImmediate);
      running.now -= 1;
      return FINE;
    },
    turns: createTurns(async (milliseconds) => void waits.push(milliseconds)),
  };
  return { asker, asked, waits, running };
}

const addressesOf = (count: number, hosts: number) =>
  Array.from({ length: count }, (_, index) => `https://site${index % hosts}.example/${index}`);

test('asks 300 addresses once each, four hosts at a time', async () => {
  const { asker, asked, running } = setUp();
  const addresses = addressesOf(300, 30);
  const answers: string[] = [];
  await askLinks([...addresses, ...addresses], asker, (address) => void answers.push(address));
  expect(answers).toHaveLength(300);
  expect(asked.toSorted()).toEqual(addresses.toSorted());
  expect(running.most).toBe(4);
});

test('keeps to four hosts when two editors check at once', async () => {
  const { asker, running } = setUp();
  await Promise.all([askLinks(addressesOf(40, 20), asker, () => {}), askLinks(addressesOf(40, 40), asker, () => {})]);
  expect(running.most).toBe(4);
});

test('asks one host one address at a time, with a pause after each', async () => {
  const { asker, asked, waits, running } = setUp();
  const addresses = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'];
  await askLinks(addresses, asker, () => {});
  expect(asked).toEqual(addresses);
  expect(waits.slice(0, 2)).toEqual([1000, 1000]);
  expect(running.most).toBe(1);
});

test('leaves out whose turn comes after the signal', async () => {
  const { asker, asked } = setUp();
  const controller = new AbortController();
  await askLinks(addressesOf(3, 1), asker, () => controller.abort(), controller.signal);
  expect(asked).toEqual(['https://site0.example/0']);
});

test('goes on with a host after one of its addresses failed', async () => {
  const { asker, asked } = setUp();
  const turn = asker.turns('a.example', async () => {
    throw new Error('failed');
  });
  await expect(turn).rejects.toThrow('failed');
  await askLinks(['https://a.example/1'], asker, () => {});
  expect(asked).toEqual(['https://a.example/1']);
});
