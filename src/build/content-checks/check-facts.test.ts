import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FACT_FILES } from '../../shared/facts/facts.ts';
import { factProblems } from './check-facts.ts';

let root = '';
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clinic-facts-'));
  for (const file of FACT_FILES) await cp(file, join(root, file), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('accepts the texts of this site', () => expect(factProblems('.')).toEqual([]));

test('accepts facts where they are defined', () => expect(factProblems(root)).toEqual([]));

test('refuses a fact written out in a text, front matter or YAML', async () => {
  await write('content/over-ons.md', '---\ntitel: Bij Dommelhart\n---\n\nBel 040 222 01 45.\n');
  await write('content/pmo.yaml', 'prijs: € 99,-\n');
  expect(factProblems(root)).toEqual([
    'content/over-ons.md:2: “Dommelhart” staat hier uitgeschreven. Schrijf {naam}, dan verandert het overal tegelijk.',
    'content/over-ons.md:5: “040 222 01 45” staat hier uitgeschreven. Schrijf {telefoon}, dan verandert het overal tegelijk.',
    'content/pmo.yaml:1: “€ 99,-” staat hier uitgeschreven. Schrijf {tarief:epmo}, dan verandert het overal tegelijk.',
  ]);
});

test('refuses an unknown placeholder with file and line', async () => {
  await write('content/magazine/slaap.md', '---\ntitle: Slaap\n---\n\nBel {telefon}.\n');
  expect(factProblems(root)).toEqual([
    expect.stringMatching(/^content\/magazine\/slaap\.md:5: \{telefon\} is geen gegeven .*\{naam\}, /),
  ]);
});

test('refuses a fact in a page, and takes no braces of code for placeholders', async () => {
  await write('src/pages/test.astro', '<p>{naam} in Waalre</p>\n');
  expect(factProblems(root)).toEqual([
    'src/pages/test.astro:1: “Waalre” staat hier uitgeschreven. Lees het uit content/ ({plaats}), of zet de tekst daar.',
  ]);
});

test('refuses a fact within another field of its own file', async () => {
  await write('content/tarieven.yaml', 'inleiding: Dit kost € 45 per keer\npmo:\n  - id: kort\n    prijs: € 45\n');
  expect(factProblems(root)).toEqual([expect.stringMatching(/^content\/tarieven\.yaml:1: “€ 45”/)]);
});
