import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplesInTexts } from '../../../src/build/content-checks/samples-in-texts.ts';
import { KNOWN_SAMPLES } from '../../../src/shared/samples/known-samples.ts';
import { findSamples } from '../../../src/shared/samples/sample-texts.ts';
import { checkLive } from './check-live.ts';

const CLINIC = 'content/kliniek.yaml';
const SAMPLES = {
  [CLINIC]: 'naam: Dommelhart\ntelefoon: 040 222 01 45\nkvk: "00000000"\nvoorbeelden: [naam, telefoon, kvk]\n',
  'content/team.yaml':
    'anna:\n  naam: Willem Aerts\n  registratie: BIG-nummer 00000000000\n  voorbeelden: [naam, registratie]\n',
  'content/tarieven.yaml': 'geldig-vanaf: 2026-01-01\nkeuringen: [{ id: bus }]\nvoorbeelden: [geldig-vanaf]\n',
  'content/beloften.yaml': 'eu:\n  belofte: In Europa.\n  nagaan: Vraag uw host.\n  bevestigd: false\n',
  'content/privacy.md': '---\nnagekeken: 2026-01-02\nvoorbeelden: [nagekeken]\n---\n\nBel {telefoon}.\n',
  'content/magazine/writers.yaml': 'anna:\n  email: anna@dommelhart.example\n  voorbeelden: [email]\n',
  'content/magazine/film.md': '---\nvideoUrl: https://vimeo.com/76979871\nvoorbeelden: [videoUrl]\n---\n\nTekst\n',
  'content/therapieen/slaap.md':
    '---\nfoto: slaap\nfeiten: { voor-wie: x, duur: x, prijs: x, hoe-snel: x, meenemen: null }\n---\n',
  'src/assets/images/andere.jpg': '',
};
const FILLED_IN = {
  [CLINIC]: 'naam: Lindehof\ntelefoon: 040 123 45 67\nkvk: "12345678"\n',
  'content/team.yaml': 'anna:\n  naam: Anna Bos\n  registratie: BIG-nummer 12345678901\n',
  'content/tarieven.yaml': 'geldig-vanaf: 2026-03-01\nkeuringen: [{ id: bus, prijs: € 90 }]\n',
  'content/beloften.yaml': 'eu:\n  belofte: In Europa.\n  nagaan: Vraag uw host.\n  bevestigd: true\n',
  'content/privacy.md': '---\nnagekeken: 2026-03-01\n---\n\nBel {telefoon}.\n',
  'content/magazine/writers.yaml': 'anna:\n  email: anna@lindehof.nl\n',
  'content/magazine/film.md': '---\nvideoUrl: https://vimeo.com/1\n---\n\nTekst\n',
  'content/therapieen/slaap.md':
    '---\nfoto: slaap\nfeiten: { voor-wie: x, duur: x, prijs: x, hoe-snel: x, wie: x, meenemen: null }\n---\n',
  'src/assets/images/slaap.jpg': '',
};
const NOW = new Date('2026-04-01');

let root = '';
const currentBuild = () => ({ folder: join(root, 'build'), isCurrent: true });
const write = async (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
};
const found = async (options: Parameters<typeof checkLive>[1] = {}) =>
  (await checkLive(root, { now: NOW, build: currentBuild(), ...options })).lines.filter((line) => /^ {2}\S/.test(line));
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clinic-live-'));
  await write(SAMPLES);
});
afterEach(() => rm(root, { recursive: true }));

test('lists every kind of sample once, with file, line and what to fill in', async () => {
  const { lines, mayGoLive } = await checkLive(root, { now: NOW });
  expect(mayGoLive).toBe(false);
  expect(lines.join('\n').split('\n\n')).toEqual([
    'Nog 10 punten voordat de site online mag. Vul ze in onder /admindash/clinic/before-online, of hier in de bestanden; haal een veld daar weg onder `voorbeelden` zodra u het hebt ingevuld.',
    `Moet: dit is onwaar, of in strijd met de wet:
  content/kliniek.yaml:1: naam: Dommelhart
      Vul in: de naam van de kliniek.
  content/kliniek.yaml:2: telefoon: 040 222 01 45
      Vul in: het telefoonnummer van de kliniek.
  content/kliniek.yaml:3: kvk: 00000000
      Vul in: uw nummer van de Kamer van Koophandel.
  content/magazine/film.md:2: videoUrl: https://vimeo.com/76979871
      Vul in: het adres van uw eigen video, of verwijder het artikel.
  content/magazine/writers.yaml:2: anna.email: anna@dommelhart.example
      Vul in: het e-mailadres waarop u bereikbaar bent.
  content/privacy.md:2: nagekeken: 2026-01-02
      Vul in: de dag waarop u de hele pagina hebt gelezen en verbeterd.
  content/tarieven.yaml:1: geldig-vanaf: 2026-01-01
      Vul in: de dag vanaf wanneer de tarieven gelden.
  content/team.yaml:2: anna.naam: Willem Aerts
      Vul in: de naam van deze zorgverlener.
  content/team.yaml:3: anna.registratie: BIG-nummer 00000000000
      Vul in: register en nummer, zoals het register ze noemt (zoeken.bigregister.nl).
  content/tarieven.yaml: keuringen.0.prijs: nog leeg
      Vul in: wat deze keuring kost; leeg als er geen vaste prijs is.`,
    `Hoort: bezoekers missen dit:
  content/beloften.yaml:2: eu.bevestigd: In Europa.
      Ga na of het klopt. Vraag uw host.`,
    `Later: de site kan even zonder:
  content/therapieen/slaap.md: foto: slaap
      Kies een foto. Deze ontbreekt: tot dan toont de site een algemene.
  content/therapieen/slaap.md: feiten.wie: nog leeg
      Vul in: wie de bezoeker te zien krijgt, of leeg.`,
    `Nog niet nagekeken:
  de pagina’s zelf: er is nog geen build. Bouw de site (npm run build) en draai dit opnieuw.`,
  ]);
});

test('lists what is still empty, until it is filled in', async () => {
  const route = (parking: string) => `parkeren:${parking}\nvoorbeelden: [parkeren]\n`;
  await write({ ...FILLED_IN, 'content/route.yaml': route('') });
  expect((await checkLive(root, { now: NOW })).lines.join('\n')).toContain(
    'Hoort: bezoekers missen dit:\n  content/route.yaml:1: parkeren: nog leeg\n      Vul in: waar bezoekers kunnen parkeren',
  );
  await write({ 'content/route.yaml': 'parkeren: Naast de deur.\n' });
  expect(await found()).toEqual([]);
});

test('counts the sources that nobody has read, until each has a day', async () => {
  await write({
    ...FILLED_IN,
    'content/therapieen/slaap.md': FILLED_IN['content/therapieen/slaap.md'].replace(
      '---\n',
      '---\nbronnen:\n  - { id: een, titel: "{plaats}" }\n  - { id: twee, geraadpleegd: 2026-01-02 }\n  - { id: drie }\n',
    ),
    'content/magazine/film.md': '---\nvideoUrl: https://vimeo.com/1\nsources:\n  - { id: een }\n---\n\nTekst\n',
  });
  const { lines, mayGoLive } = await checkLive(root, { now: NOW, build: currentBuild() });
  // Nothing is false: the site may go online meanwhile.
  expect(mayGoLive).toBe(true);
  expect(lines.filter((line) => line.includes('bron'))).toEqual([
    '  content/magazine/film.md: sources.0.consultedOn: 1 bron\n      Nog niet gelezen. Open elk adres, kijk of de tekst klopt en vul bij de bron de dag in.',
    expect.stringContaining('content/therapieen/slaap.md: bronnen.0.geraadpleegd: 2 bronnen'),
  ]);
  await write(FILLED_IN);
  expect(await found()).toEqual([]);
});

test('allows going online when nothing is a sample', async () => {
  await write(FILLED_IN);
  await write({ 'build/client/index.html': '<p>Lindehof</p>' });
  expect(await checkLive(root, { now: NOW, build: currentBuild() })).toEqual({
    lines: ['De site mag online.'],
    mayGoLive: true,
  });
});

test.each([
  [
    'content/over-ons.md',
    'Vraag?\n\nBel [040 222 01 45](tel:+31402220145).\n',
    ['3: 040 222 01 45', '3: +31402220145'],
  ],
  [CLINIC, 'naam: Lindehof\ntelefoon: 040 222 01 45\n', ['2: 040 222 01 45']],
  ['content/magazine/slaap.md', '---\ntitle: Slaap\n---\n\nDoor Saskia Brouwers.\n', ['5: Saskia Brouwers']],
  ['src/server/names.ts', "const author = 'Redactie Dommelhart';\n", ['1: Dommelhart']],
  ['docs/editors.md', 'Mail welkom@dommelhart.example\n', ['1: dommelhart.example']],
])('finds a known sample that %s does not list', async (file, text, hits) => {
  await write({ ...FILLED_IN, [file]: text });
  expect((await found()).map((line) => line.split('\n')[0])).toEqual(hits.map((hit) => `  ${file}:${hit}`));
});

test('finds samples that only an old build shows', async () => {
  await write(FILLED_IN);
  await write({
    'build/client/index.html': '<a href="tel:+31402220145">bel</a>',
    'build/client/pmo/index.html': 'Bel 040-2220145',
    'build/client/data/therapies.json': '{"author":"Willem Aerts"}',
  });
  expect(await found()).toEqual([
    '  “040 222 01 45” op / en nog 1 andere: de laatste build toont dit nog. Bouw opnieuw: npm run build',
    '  “Willem Aerts” op /data/therapies.json: de laatste build toont dit nog. Bouw opnieuw: npm run build',
  ]);
});

test('leaves out of the build what the texts still hold', async () => {
  await write({ 'build/client/index.html': 'Dommelhart, 040 222 01 45, Willem Aerts' });
  expect((await found()).join('\n')).not.toContain(' op /');
});

test('lists a statement that nobody read for more than a year', async () => {
  await write(FILLED_IN);
  const later = await found({ now: new Date('2027-03-03') });
  expect(later).toEqual([
    expect.stringContaining('content/privacy.md: nagekeken: 2026-03-01\n      Langer dan een jaar'),
  ]);
});

test('lists care pages with a sample reviewer or an overdue review', async () => {
  const review = (due: string) => `gecontroleerd: { door: anna-bos, op: 2020-01-02, volgende: ${due} }`;
  await write({
    'content/therapieen/slaap.md': `---\n${review('2021-01-02')}\n---\n`,
    'content/pmo.yaml': `${review('2099-01-02')}\nvoorbeelden: [gecontroleerd]\n`,
    'content/rijbewijskeuringen.yaml': `${review('2099-01-02')}\nvoorbeelden: [gecontroleerd]\n`,
  });
  const lines = await found();
  expect(lines.join('\n')).toContain(
    'content/therapieen/slaap.md:2: gecontroleerd: 2021-01-02\n      Op deze dag moest de pagina opnieuw',
  );
  expect(lines.join('\n')).toContain(
    'content/pmo.yaml:1: gecontroleerd: anna-bos, 2020-01-02, 2099-01-02\n      Vul in: wie de pagina medisch',
  );
});

test('knows every name, number and address that this site lists as a sample', () => {
  const files = [CLINIC, 'content/team.yaml', 'content/magazine/writers.yaml'];
  const names = /(^|\.)(naam|telefoon|email|adres|portaal|afspraak|kvk|agb|klachten\w+|geschillen\w+|registratie)$/;
  const values = samplesInTexts('.').flatMap(({ file, field }) =>
    field && files.includes(file) && names.test(field.field) ? [field.value] : [],
  );
  expect(values.length).toBeGreaterThan(15);
  expect(values.filter((value) => findSamples(value, KNOWN_SAMPLES).length === 0)).toEqual([]);
});
