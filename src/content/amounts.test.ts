import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Prices have one home, content/tarieven.yaml; a text that wrote one out would keep the old one. */
test('no text of the pages writes out an amount', () => {
  const texts = globSync('content/{*.md,*.yaml,{behandelingen,therapieen,rijbewijskeuringen}/*.md}');
  const amounts = texts
    .filter((path) => path !== 'content/tarieven.yaml')
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (/€\s?\d/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(texts.length).toBeGreaterThan(30);
  expect(amounts).toEqual([]);
});
