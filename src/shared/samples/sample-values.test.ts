import { expect, test } from 'vitest';
import { sampleValues } from './sample-values.ts';

test('lists every remaining sample with its value', () => {
  const clinic = {
    naam: 'Dommelhart',
    adres: { straat: 'Eindhovenseweg 41', plaats: 'Waalre' },
    magazine: { merk: 'Dommelhart Magazine' },
    voorbeelden: ['naam', 'adres', 'magazine.merk', 'weg'],
  };
  expect(sampleValues(clinic)).toEqual([
    'naam: Dommelhart',
    'adres: Eindhovenseweg 41, Waalre',
    'magazine.merk: Dommelhart Magazine',
    'weg: missing',
  ]);
  expect(sampleValues({ ...clinic, voorbeelden: [] })).toEqual([]);
});

test('cuts a long value to one line', () => {
  const [line] = sampleValues({ bio: 'Zij werkte twaalf jaar als huisarts. '.repeat(9), voorbeelden: ['bio'] });
  expect(line).toMatch(/^bio: Zij werkte .{60,75}…$/);
});
