import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findWrittenOutFacts } from '../../content/written-out-facts.ts';
import { FACT_FILES } from '../../shared/facts/facts.ts';
import { checkFacts, factProblemsOfSite } from './check-facts.ts';

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

test('accepts the texts of this site', () => expect(factProblemsOfSite('.')).toEqual([]));

test('accepts facts where they are defined', () => expect(factProblemsOfSite(root)).toEqual([]));

test('refuses a fact written out in a text, front matter or YAML', async () => {
  await write('content/over-ons.md', '---\ntitel: Bij Dommelhart\n---\n\nBel 040 222 01 45.\n');
  await write('content/pmo.yaml', 'prijs: € 99,-\n');
  expect(factProblemsOfSite(root)).toEqual([
    'content/over-ons.md:2: “Dommelhart” staat hier uitgeschreven. Schrijf {naam}, dan verandert het overal tegelijk.',
    'content/over-ons.md:5: “040 222 01 45” staat hier uitgeschreven. Schrijf {telefoon}, dan verandert het overal tegelijk.',
    'content/pmo.yaml:1: “€ 99,-” staat hier uitgeschreven. Schrijf {tarief:epmo}, dan verandert het overal tegelijk.',
  ]);
});

test('refuses an unknown placeholder with file and line', async () => {
  await write('content/magazine/slaap.md', '---\ntitle: Slaap\n---\n\nBel {telefon}.\n');
  expect(factProblemsOfSite(root)).toEqual([
    expect.stringMatching(/^content\/magazine\/slaap\.md:5: \{telefon\} is geen gegeven .*\{naam\}, /),
  ]);
});

test('leaves the comments of YAML, which staff cannot change', async () => {
  await write('content/route.yaml', '# Zoals {naam:wie-wegging} van Dommelhart.\ninleiding: Kom met de bus.\n');
  expect(factProblemsOfSite(root)).toEqual([]);
});

test('leaves the hours in a notice, which is of a moment', async () => {
  await write('content/bericht.yaml', 'tekst: Vrijdag zijn we van 09:00 tot 17:00 uur alleen per mail bereikbaar.\n');
  expect(factProblemsOfSite(root)).toEqual([]);
});

test('what staff published is built, though an article still names who they removed', async () => {
  await write('content/magazine/slaap.md', '---\ntitle: Slaap\n---\n\nDoor {naam:wie-wegging}.\n');
  const begin = checkFacts().hooks['astro:config:setup'] as unknown as (options: { command: string }) => void;
  vi.stubEnv('CONTENT_ROOT', root);
  try {
    expect(() => begin({ command: 'build' })).not.toThrow();
  } finally {
    vi.unstubAllEnvs();
  }
});

test('refuses a fact in a page, and takes no braces of code for placeholders', async () => {
  await write('src/pages/test.astro', '<p>{naam} in Waalre</p>\n');
  expect(factProblemsOfSite(root)).toEqual([
    'src/pages/test.astro:1: “Waalre” staat hier uitgeschreven. Lees het uit content/ ({plaats}), of zet de tekst daar.',
  ]);
});

test('refuses a fact within another field of its own file', async () => {
  await write('content/tarieven.yaml', 'inleiding: Dit kost € 45 per keer\npmo:\n  - id: kort\n    prijs: € 45\n');
  expect(factProblemsOfSite(root)).toEqual([expect.stringMatching(/^content\/tarieven\.yaml:1: “€ 45”/)]);
});

const FACTS = new Map([
  ['naam', 'Lindehof'],
  ['ondertitel', 'Integrale geneeskunde'],
  ['antwoordtermijn', 'dezelfde dag'],
  ['telefoon', '+31 40 123 45 67'],
  ['email', 'post@lindehof.example'],
  ['afspraak', 'https://afspraak.lindehof.example'],
  ['kvk', '00000000'],
  ['magazine:merk', 'Lindehof Magazine'],
  ['straat', 'Lange Markt 12'],
  ['straatnaam', 'Lange Markt'],
  ['openingstijden', 'maandag t/m vrijdag van 08:30 tot 16:00 uur'],
  ['tarief:consult', '€ 75'],
  ['tarief:taxi', '€ 75,00'],
  ['tarief:deel', '€ 12,50'],
  ['naam:anna-bos', 'Anna Bos'],
  ['zorgverlener:anna-bos', 'Anna Bos, arts (BIG-nummer 12345678901)'],
  ['belofte:stil', ''],
  ['registratie:anna-bos', 'arts, BIG-nummer 12345678901'],
  // Of a colleague whose number is still to come.
  ['registratie:bram-bos', 'huisarts'],
]);

test.each([
  ['Bel 040-1234567', ['telefoon']],
  ['[bel](tel:+31401234567)', ['telefoon']],
  ['Mail POST@lindehof.example', ['email']],
  ['Lindehof Magazine', ['magazine:merk']],
  ['bij Lindehof', ['naam']],
  ['[Lindehof](https://www.cbr.nl)', ['naam']],
  ['<a href="https://www.cbr.nl">Lindehof</a>', ['naam']],
  ['op https://afspraak.lindehof.example/nu', ['afspraak']],
  ['Lange Markt 12 in Eersel', ['straat']],
  ['aan de Lange\n Markt', ['straatnaam']],
  ['open van 8.30 tot 16.00', ['openingstijden']],
  ['open: 08:30 – 16:00', ['openingstijden']],
  ['kost € 75 per keer', ['tarief:consult', 'tarief:taxi']],
  ['kost €75,-.', ['tarief:consult', 'tarief:taxi']],
  ['kost **€\u00a012,50**', ['tarief:deel']],
  ['arts, BIG-nummer 12345678901', ['registratie:anna-bos']],
  ['Anna Bos, arts', ['naam:anna-bos', 'zorgverlener:anna-bos']],
])('finds the fact that %j writes out', (text, placeholders) => {
  expect(findWrittenOutFacts(text, FACTS).map((literal) => literal.placeholders)).toEqual([placeholders]);
});

test.each([
  '{telefoon} en {naam}',
  '040 123 45 68',
  '€ 750',
  '€ 75,50',
  '€ 75.000',
  '€ 12',
  '€ 12,5',
  'om 08:30 uur',
  'Integrale geneeskunde',
  'Bel dezelfde dag uw huisarts',
  'https://www.google.com/maps/place/Lindehof/@51.38,5.45,17z',
  'https://www.facebook.com/AnnaBos',
  'lindehof',
  '00000000',
  'Vraag uw huisarts om raad',
])('leaves %j', (text) => expect(findWrittenOutFacts(text, FACTS)).toEqual([]));

test('finds a number that the facts write with 00 and the code of the country', () => {
  const facts = new Map([['telefoon', '0031 40 123 45 67']]);
  expect(findWrittenOutFacts('Bel 040-1234567', facts).map(({ placeholders }) => placeholders)).toEqual([['telefoon']]);
});

test('names the line and the text found', () => {
  expect(findWrittenOutFacts('Een\ntwee Lindehof\n\nen € 12,50', FACTS)).toEqual([
    { line: 2, found: 'Lindehof', placeholders: ['naam'] },
    { line: 4, found: '€ 12,50', placeholders: ['tarief:deel'] },
  ]);
});
