import { expect, test } from 'vitest';
import { findWrittenOutFacts } from './written-out-facts.ts';

const FACTS = new Map([
  ['naam', 'Lindehof'],
  ['ondertitel', 'Integrale geneeskunde'],
  ['telefoon', '+31 40 123 45 67'],
  ['email', 'post@lindehof.example'],
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
]);

test.each([
  ['Bel 040-1234567', ['telefoon']],
  ['[bel](tel:+31401234567)', ['telefoon']],
  ['Mail POST@lindehof.example', ['email']],
  ['Lindehof Magazine', ['magazine:merk']],
  ['bij Lindehof', ['naam']],
  ['Lange Markt 12 in Eersel', ['straat']],
  ['aan de Lange\n Markt', ['straatnaam']],
  ['open van 8.30 tot 16.00', ['openingstijden']],
  ['open: 08:30 – 16:00', ['openingstijden']],
  ['kost € 75 per keer', ['tarief:consult', 'tarief:taxi']],
  ['kost €75,-.', ['tarief:consult', 'tarief:taxi']],
  ['kost **€\u00a012,50**', ['tarief:deel']],
  ['Anna Bos, arts', ['naam:anna-bos', 'zorgverlener:anna-bos']],
])('finds the fact that %j writes out', (text, placeholders) => {
  expect(findWrittenOutFacts(text, FACTS).map((literal) => literal.placeholders)).toEqual([placeholders]);
});

test.each([
  '{telefoon} en {naam}',
  '040 123 45 68',
  '€ 750',
  '€ 75,50',
  '€ 12',
  '€ 12,5',
  'om 08:30 uur',
  'Integrale geneeskunde',
  'lindehof',
  '00000000',
])('leaves %j', (text) => expect(findWrittenOutFacts(text, FACTS)).toEqual([]));

test('names the line and the text found', () => {
  expect(findWrittenOutFacts('Een\ntwee Lindehof\n\nen € 12,50', FACTS)).toEqual([
    { line: 2, found: 'Lindehof', placeholders: ['naam'] },
    { line: 4, found: '€ 12,50', placeholders: ['tarief:deel'] },
  ]);
});
