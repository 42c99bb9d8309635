import { expect, test } from 'vitest';
import { factsFrom } from './facts.ts';

const FILES: Record<string, string> = {
  'content/kliniek.yaml': `naam: Lindehof
telefoon: 040 123 45 67
adres:
  straat: Lange Markt 12a
  postcode: 1234 AB
  plaats: Eersel
openingstijden:
  - { dagen: [maandag, dinsdag, woensdag, vrijdag], van: "08:30", tot: "16:00" }
klachtenfunctionaris:
  naam: N. Bakker
magazine:
  merk: {naam} Magazine
voorbeelden: [naam]
`,
  'content/tarieven.yaml':
    'inleiding: x\nconsulten:\n  - { id: intake, prijs: "€ 10" }\npmo:\n  - id: epmo\n    prijs: € 12,-\n',
  'content/team.yaml': `anna-bos:
  naam: Anna Bos
  functie: arts
  registratie: BIG-nummer 12345678901
bram-bos:
  naam: Bram Bos
`,
  'content/beloften.yaml': `eu:
  belofte: Wij blijven in Europa.
  anders: Vraag het ons.
  bevestigd: false
waar:
  belofte: Wij zijn {naam}.
  bevestigd: true
stil:
  belofte: Wij zwijgen.
  bevestigd: false
telling:
  belofte: Wij tellen.
  anders: Wij tellen niet.
  volgt: VISIT_COUNTS
`,
};
const factsWith = (files: Record<string, string> = {}, settings?: Record<string, string>) =>
  factsFrom((path) => ({ ...FILES, ...files })[path] ?? '', settings);

test.each([
  ['naam', 'Lindehof'],
  ['straat', 'Lange Markt\u00a012a'],
  ['straatnaam', 'Lange Markt'],
  ['postcode', '1234\u00a0AB'],
  ['adres', 'Lange Markt\u00a012a, 1234\u00a0AB Eersel'],
  ['openingstijden', 'maandag t/m woensdag en vrijdag van 08:30 tot 16:00 uur'],
  ['klachtenfunctionaris:naam', 'N. Bakker'],
  ['magazine:merk', 'Lindehof Magazine'],
  ['tarief:intake', '€ 10'],
  ['tarief:epmo', '€ 12,-'],
  ['naam:anna-bos', 'Anna Bos'],
  ['zorgverlener:anna-bos', 'Anna Bos, arts (BIG-nummer 12345678901)'],
  ['zorgverlener:bram-bos', 'Bram Bos'],
  ['registratie:anna-bos', 'arts, BIG-nummer 12345678901'],
  ['registratie:bram-bos', ''],
  ['belofte:eu', 'Vraag het ons.'],
  ['belofte:waar', 'Wij zijn Lindehof.'],
  ['belofte:stil', ''],
])('knows {%s} from content/', (name, value) => expect(factsWith().get(name)).toBe(value));

test('shows a promise only once the owner confirmed it', () => {
  const confirmed = FILES['content/beloften.yaml']?.replace('bevestigd: false', 'bevestigd: true') ?? '';
  expect(factsWith({ 'content/beloften.yaml': confirmed }).get('belofte:eu')).toBe('Wij blijven in Europa.');
});

test('a promise that follows a setting is shown unless that is off', () => {
  const shown = (settings?: Record<string, string>) => factsWith({}, settings).get('belofte:telling');
  expect(shown()).toBe('Wij tellen.');
  expect(shown({ VISIT_COUNTS: 'on' })).toBe('Wij tellen.');
  expect(shown({ VISIT_COUNTS: 'off' })).toBe('Wij tellen niet.');
});

test('refuses facts that refer to each other in a circle', () => {
  const clinic = 'naam: Huis {email}\nemail: post@{naam}\n';
  expect(() => factsWith({ 'content/kliniek.yaml': clinic })).toThrow(
    '{naam} verwijst naar {email} verwijst naar {naam}: een gegeven kan niet naar zichzelf verwijzen',
  );
});

test('refuses a fact that refers to an unknown one', () => {
  expect(() => factsWith({ 'content/kliniek.yaml': 'naam: Huis {onbekend}\n' })).toThrow(
    '{onbekend} is geen gegeven van de kliniek. Kies een van deze: {naam}',
  );
});
