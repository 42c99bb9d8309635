import { describe, expect, test } from 'vitest';
import { containsCitizenNumber, findCitizenNumbers } from './citizen-number.ts';

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
