import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const root = await mkdtemp(join(tmpdir(), 'facts-'));
afterAll(() => rm(root, { recursive: true }));

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test('lists what a page and a package do not say, unless it does not apply', async () => {
  await write(
    'content/therapieen/a.md',
    '---\nfeiten:\n  voor-wie: Iedereen\n  over-de-prijs: "{tarief:intake}"\n  meenemen: null\n---\nTekst',
  );
  await write(
    'content/pmo.yaml',
    'feiten: { voor-wie: x, duur: x, prijs: x, wie: x, meenemen: [x] }\npakketten:\n  - { id: a, prijs: "{tarief:a}", btw: vrij }\n  - { id: b, prijs: Prijs in overleg }\n',
  );
  await write('content/behandelingen/b.md', 'geen velden');
  expect(missingFacts(root)).toEqual([
    ...['voor-wie', 'duur', 'prijs', 'wie', 'meenemen'].map((field) => ({
      file: 'content/behandelingen/b.md',
      field: `feiten.${field}`,
    })),
    { file: 'content/pmo.yaml', field: 'a.eenheid' },
    { file: 'content/therapieen/a.md', field: 'feiten.duur' },
    { file: 'content/therapieen/a.md', field: 'feiten.wie' },
  ]);
});
