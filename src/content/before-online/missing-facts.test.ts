import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textsBelow } from '../../../tests/support/content/texts-below.ts';
import { missingFacts, missingPrices } from './missing-facts.ts';

const root = await mkdtemp(join(tmpdir(), 'facts-'));
afterAll(() => rm(root, { recursive: true }));

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test('lists what a page and a package do not say, unless it does not apply', async () => {
  await write(
    'content/therapieen/a.md',
    '---\nfeiten:\n  voor-wie: Iedereen\n  over-de-prijs: "{tarief:intake}"\n  hoe-snel: x\n  meenemen: null\n---\nTekst',
  );
  await write(
    'content/pmo.yaml',
    'feiten: { voor-wie: x, duur: x, prijs: null, hoe-snel: null, wie: x, meenemen: [x] }\npakketten:\n  - { id: a, prijs: "{tarief:a}", btw: vrij }\n  - { id: b, prijs: Prijs in overleg }\n',
  );
  await write('content/behandelingen/b.md', 'geen velden');
  expect(missingFacts(textsBelow(root))).toEqual([
    ...['voor-wie', 'duur', 'prijs', 'hoe-snel', 'wie', 'meenemen'].map((field) => ({
      file: 'content/behandelingen/b.md',
      field: `feiten.${field}`,
    })),
    { file: 'content/pmo.yaml', field: 'pakketten.0.eenheid' },
    { file: 'content/therapieen/a.md', field: 'feiten.duur' },
    { file: 'content/therapieen/a.md', field: 'feiten.wie' },
  ]);
});

test('asks for a price that a note only promises, on an overview too', async () => {
  const folder = 'content/behandelingen';
  const facts =
    'feiten: { voor-wie: x, duur: x, over-de-prijs: Hoort u bij het afspreken, hoe-snel: x, wie: x, meenemen: null }\n';
  await write(`${folder}/b.md`, `---\n${facts}---\n`);
  await write(`${folder}.yaml`, facts);
  const found = missingFacts(textsBelow(root)).filter(({ file }) => file.startsWith(folder));
  expect(found).toEqual([
    { file: `${folder}.yaml`, field: 'feiten.prijs' },
    { file: `${folder}/b.md`, field: 'feiten.prijs' },
  ]);
});

test('lists the examinations without a price, unless there is no fixed one', async () => {
  const rates = '  - { id: bus, duur: x }\n  - { id: taxi, prijs: € 75 }\n  - { id: advies, prijs: null, duur: x }\n';
  await write('content/tarieven.yaml', `keuringen:\n${rates}`);
  expect(missingPrices(textsBelow(root))).toEqual([{ file: 'content/tarieven.yaml', field: 'keuringen.0.prijs' }]);
});
