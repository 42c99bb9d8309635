import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type PriceList = { prices: string[]; texts: string[] };

const read = (path: string) => readFileSync(path, 'utf8');
const pricesOf = (entries: { price: string }[]) => entries.map(({ price }) => price);
const { lines } = parse(read('content/tarieven.yaml')) as { lines: { price: string }[] };
const { packages } = parse(read('content/pmo.yaml')) as { packages: { price: string }[] };

/** The price lists, each with the files whose texts repeat its prices. */
const PRICE_LISTS: Record<string, PriceList> = {
  'content/tarieven.yaml': {
    prices: pricesOf(lines),
    texts: globSync('content/{behandelingen,therapieen}/*.md'),
  },
  'content/rijbewijskeuringen.yaml': {
    prices: [read('content/rijbewijskeuringen.yaml')],
    texts: [...globSync('content/rijbewijskeuringen/*.md'), 'content/veelgestelde-vragen.yaml'],
  },
  'content/pmo.yaml': { prices: pricesOf(packages), texts: ['content/pmo.yaml'] },
};

const amountsIn = (text: string) => [...text.matchAll(/€\s?(\d+)/g)].map(([, amount]) => `€ ${amount}`);

test.each(Object.entries(PRICE_LISTS))('texts repeat only the current prices of %s', (_, { prices, texts }) => {
  const current = new Set(prices.flatMap(amountsIn));
  expect(current.size).toBeGreaterThan(0);
  const outdated = texts.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        amountsIn(line)
          .filter((amount) => !current.has(amount))
          .map((amount) => `${path}:${index + 1}: ${amount}`),
      ),
  );
  expect(outdated).toEqual([]);
});
