import { describe, expect, test } from 'vitest';
import { containsCitizenNumber, findCitizenNumbers, findPhoneNumbers } from './numbers.ts';

describe('containsCitizenNumber', () => {
  test.each([
    'Mijn BSN is 111222333.',
    'bsn:123456782',
    'BSN 1112.22.333',
    'BSN 111-222-333',
    'BSN 111 222 333 12-03-1960',
    '12-03-1960 111222333',
    '(123456782)',
    'BSN 111222333 geboren 18-03-2026',
    'Tel 06 12345678 BSN 111222333',
  ])('finds a BSN in "%s"', (text) => expect(containsCitizenNumber(text)).toBe(true));

  test.each([
    'Bel mij op 06 12345678 of 040-2123456',
    '+31 6 12345678',
    '+31 612345670, 0031 40 2123456, +31 (0)40 212 34 56',
    'Geboren op 12-03-1960, postcode 5581 AB 12',
    'Kan ik op 18-03-2026 9:30 langskomen?',
    'Geboren 18.03.2026 9 uur',
    '06 12345678 2 keer geprobeerd, 06-12345678 2 keer',
    'Bel 040-2123456 12 uur',
    'Polisnummer 1234567820',
    '123456789 is geen burgerservicenummer',
    '000000000',
    'NL91 ABNA 0417 1643 00',
    '',
  ])('finds no BSN in "%s"', (text) => expect(containsCitizenNumber(text)).toBe(false));
});

test.each([
  ['Mijn BSN is 111222333.', ['111222333']],
  ['Tel +31 40 222 01 45, BSN 111 222 333 en 123456782', ['111 222 333', '123456782']],
])('says where the numbers of "%s" stand', (text, numbers) =>
  expect(findCitizenNumbers(text).map(({ from, to }) => text.slice(from, to))).toEqual(numbers),
);

test.each([
  ['Bel 040 222 01 45.', '0402220145'],
  ['Bel 040-2220145', '0402220145'],
  ['(040) 222 01 45', '0402220145'],
  ['06 12 34 56 78', '0612345678'],
  ['+31 (0)40 222 01 45', '0402220145'],
  ['0031 40 2220145', '0402220145'],
  ['tel:+31402220145', '0402220145'],
  ['088 - 227 77 00', '0882277700'],
  ['0800-0113', '08000113'],
  ['0900 1995', '09001995'],
  ['+32 2 555 12 34', '+3225551234'],
  ['05-03-2026 06-12345678', '0612345678'],
  ['09.00-17.00 (06 12345678)', '0612345678'],
  ['05-03-2026 09.00-17.00 06 12345678', '0612345678'],
])('finds the number in "%s"', (text, digits) =>
  expect(findPhoneNumbers(text).map((number) => number.digits)).toEqual([digits]),
);

test.each([
  '01-02-2026 10 uur',
  '18.03.2026 09:30',
  '01-02-2026 09.00-10.30 uur',
  '08.00-12.00 08.30-17.00 09.00-10.00',
  'postcode 5582 HN 41',
  'van 09.00 tot 17.00 uur',
  'KvK 12345678, AGB 08001234, BIG 19012345601',
  'NL91 ABNA 0417 1643 00',
  '0,5 mg tot 10 mg',
  '112 of 113',
  '120/80 en 140/90',
])('finds no number in "%s"', (text) => expect(findPhoneNumbers(text)).toEqual([]));

test('returns where the numbers are', () => {
  const text = 'Bel 040 222 01 45 of 06 12345678.';
  expect(findPhoneNumbers(text).map(({ from, to }) => text.slice(from, to))).toEqual(['040 222 01 45', '06 12345678']);
});
