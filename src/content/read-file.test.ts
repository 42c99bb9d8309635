import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readContentFile } from './read-file.ts';

const FACTS = new Map([['telefoon', '040 123 45 67']]);
const folder = await mkdtemp(join(tmpdir(), 'content-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, text: string) {
  await writeFile(join(folder, name), text);
  return readContentFile(name, FACTS, folder);
}

test('fills in front matter and text, also with line ends of Windows', async () => {
  expect(await read('a.md', '---\r\ntitel: Bel {telefoon}\r\n---\r\nBel [ons](tel:{telefoon})\r\n')).toEqual({
    data: { titel: 'Bel 040 123 45 67' },
    body: 'Bel [ons](tel:+31401234567)\n',
  });
});

test('reads YAML as fields, and a list as one field', async () => {
  expect(await read('a.yaml', 'a:\n  b: ["{telefoon}"]\n')).toEqual({ data: { a: { b: ['040 123 45 67'] } } });
  expect(await read('b.yaml', '- vraag: {telefoon}?\n')).toEqual({ data: { lijst: [{ vraag: '040 123 45 67?' }] } });
  expect(await read('leeg.yaml', '')).toEqual({ data: {} });
});

test('a comment of YAML may name a fact that is no longer there', async () => {
  const text = '# Schrijf {naam:anna-bos}.\na: {telefoon}\n# En {duur:intake}.\n';
  expect(await read('c.yaml', text)).toEqual({ data: { a: '040 123 45 67' } });
});

const BRON = '---\nbronnen:\n  - id: cbr\n  - id: nhg\n---\n';

test('fills in the number of a source, in the order of the list', async () => {
  const { body } = await read('bron.md', `${BRON}Zo{bron:nhg}, en zo{bron:cbr}.\n`);
  expect(body).toBe('Zo[2](#source_nhg), en zo[1](#source_cbr).\n');
});

test.each([
  [
    'that the text does not list',
    `${BRON}\nZo{bron:rivm}.`,
    /bron\.md:7: \{bron:rivm\} is geen bron van deze tekst\. Kies een van deze: \{bron:cbr\}, \{bron:nhg\}, of zet hem bij de bronnen/,
  ],
  [
    'of a text without sources',
    '---\ntitel: x\n---\nZo{bron:cbr}.',
    /bron\.md:4: \{bron:cbr\} is geen bron van deze tekst\. Zet hem bij de bronnen/,
  ],
  [
    'in a field',
    BRON.replace('bronnen', 'titel: Zo{bron:cbr}\nbronnen'),
    /bron\.md:2: .* Een verwijzing kan alleen in de tekst zelf staan/,
  ],
])('refuses a source %s', async (_, text, message) => {
  await expect(read('bron.md', text)).rejects.toThrow(message);
});

const CHAPTERS = 'bronnen:\n  - id: cbr\n  - id: nhg\nhoofdstukken:\n  - titel: Een\n    tekst: Zo{bron:nhg}.\n';

test('fills in the number of a source in the chapters of a YAML file', async () => {
  const { data } = await read('bron.yaml', CHAPTERS);
  expect(data['hoofdstukken']).toEqual([{ titel: 'Een', tekst: 'Zo[2](#source_nhg).' }]);
});

test.each([
  [
    'that a YAML file does not list',
    CHAPTERS.replace('{bron:nhg}', '{bron:rivm}'),
    /bron\.yaml:6: \{bron:rivm\} is geen/,
  ],
  ['in the title of a chapter', CHAPTERS.replace('Een', 'Een{bron:nhg}'), /bron\.yaml: .* niet in een ander veld/],
])('refuses a source %s', async (_, text, message) => {
  await expect(read('bron.yaml', text)).rejects.toThrow(message);
});

test('names file and line of an unknown placeholder', async () => {
  await expect(read('c.md', '---\ntitel: x\n---\n\nBel {fax}\n')).rejects.toThrow(/c\.md:5: \{fax\} is geen gegeven/);
});
