import { expect, test } from 'vitest';
import { KNOWN_SAMPLES } from './known-samples.ts';
import { findSamples, unwantedSamples } from './sample-texts.ts';

const CLINIC = { naam: 'Lindehof', adres: { straat: 'Markt 1', postcode: '1234 AB' }, voorbeelden: [] };

test.each([
  '040 222 01 45',
  '0402220145',
  '040-2220145',
  '040 - 222 01 45',
  '(040) 222 01 45',
  '040.222.01.45',
  '040&nbsp;222&nbsp;01&nbsp;45',
  '040\u202f222\u00a001\u00a045',
  'tel:+31402220145',
  '+31 40 222 01 45',
  '+31 (0)40 222 01 45',
  '0031 40 2220145',
  'tel:%2B31402220145',
  'Bel 040 222\n  01 45',
  'WELKOM@DOMMELHART.EXAMPLE',
  'https://portaal.dommelhart.example/inloggen',
  'Redactie Dommelhart',
  'Eindhovenseweg\u00a041',
  '5582HN',
  'van Hanneke\n Verbruggen.',
])('finds a sample written as %j', (text) => {
  expect(findSamples(`${text} en verder`, KNOWN_SAMPLES)).toHaveLength(1);
});

test.each(['040 222 01 46', '1040 222 01 45', '040 222 01 456', 'Eindhovenseweg 410', 'dommelhart', 'Dommelhartig'])(
  'ignores %j, which is not a sample',
  (text) => expect(findSamples(text, KNOWN_SAMPLES)).toEqual([]),
);

test('reports each line once when one sample contains another', () => {
  const text = 'Een\nMail welkom@dommelhart.example of bel\n[040 222 01 45](tel:+31402220145).';
  expect(findSamples(text, KNOWN_SAMPLES)).toEqual([
    { line: 2, found: 'dommelhart.example' },
    { line: 3, found: '040 222 01 45' },
    { line: 3, found: '+31402220145' },
  ]);
});

test('allows names and addresses that kliniek.yaml calls real', () => {
  const values = (clinic: Parameters<typeof unwantedSamples>[0]) => unwantedSamples(clinic).map(({ value }) => value);
  expect(values(CLINIC)).toHaveLength(KNOWN_SAMPLES.length);
  const real = { ...CLINIC, naam: 'Dommelhart', telefoon: '040 222 01 45' };
  expect(values(real)).not.toContain('Dommelhart');
  expect(values(real)).toContain('040 222 01 45');
  expect(values({ ...real, voorbeelden: ['naam'] })).toContain('Dommelhart');
});
