import { expect, test } from 'vitest';
import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { createHostQueue } from './check-link.ts';
import { checkAddresses } from './check-links.ts';

const FINE: LinkAnswer = { outcome: 'fine' };

function setUp() {
  const asked: string[] = [];
  const waits: number[] = [];
  const running = { now: 0, most: 0 };
  const linkChecker = {
    checkLink: async (address: string) => {
      asked.push(address);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise(setImmediate);
      running.now -= 1;
      return FINE;
    },
    hostQueue: createHostQueue(async (milliseconds) => void waits.push(milliseconds)),
  };
  return { linkChecker, asked, waits, running };
}

const addressesOf = (count: number, hosts: number) =>
  Array.from({ length: count }, (_, index) => `https://site${index % hosts}.example/${index}`);

test('asks 300 addresses once each, four hosts at a time', async () => {
  const { linkChecker, asked, running } = setUp();
  const addresses = addressesOf(300, 30);
  const answers: string[] = [];
  await checkAddresses([...addresses, ...addresses], linkChecker, (address) => void answers.push(address));
  expect(answers).toHaveLength(300);
  expect(asked.toSorted()).toEqual(addresses.toSorted());
  expect(running.most).toBe(4);
});

test('keeps to four hosts when two editors check at once', async () => {
  const { linkChecker, running } = setUp();
  await Promise.all([
    checkAddresses(addressesOf(40, 20), linkChecker, () => {}),
    checkAddresses(addressesOf(40, 40), linkChecker, () => {}),
  ]);
  expect(running.most).toBe(4);
});

test('asks one host one address at a time, with a pause after each', async () => {
  const { linkChecker, asked, waits, running } = setUp();
  const addresses = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'];
  await checkAddresses(addresses, linkChecker, () => {});
  expect(asked).toEqual(addresses);
  expect(waits.slice(0, 2)).toEqual([1000, 1000]);
  expect(running.most).toBe(1);
});

test('leaves out addresses whose turn comes after the signal', async () => {
  const { linkChecker, asked } = setUp();
  const controller = new AbortController();
  await checkAddresses(addressesOf(3, 1), linkChecker, () => controller.abort(), controller.signal);
  expect(asked).toEqual(['https://site0.example/0']);
});

test('asks a host for its other addresses after one has failed', async () => {
  const { linkChecker, asked } = setUp();
  const turn = linkChecker.hostQueue('a.example', async () => {
    throw new Error('failed');
  });
  await expect(turn).rejects.toThrow('failed');
  await checkAddresses(['https://a.example/1'], linkChecker, () => {});
  expect(asked).toEqual(['https://a.example/1']);
});
