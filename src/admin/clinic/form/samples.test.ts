import { expect, test } from 'vitest';
import { samplesIn, withoutFilledIn } from './samples.ts';

const CLINIC = {
  naam: 'Dommelhart',
  telefoon: '040 222 01 45',
  adres: { straat: 'Markt 1', plaats: 'Waalre' },
  voorbeelden: ['naam', 'telefoon', 'adres'],
};
const TEAM = {
  'anna-bos': { naam: 'Anna Bos', registratie: 'BIG-nummer 00000000000', voorbeelden: ['naam', 'registratie'] },
};

test('finds examples of the document and of its entries', () => {
  expect(samplesIn(CLINIC)).toEqual(['naam', 'telefoon', 'adres']);
  expect(samplesIn(TEAM)).toEqual(['anna-bos.naam', 'anna-bos.registratie']);
});

test('a field that is filled in is no example any more, until its old value is back', () => {
  const changed = { ...CLINIC, telefoon: '040 123 45 67' };
  expect(withoutFilledIn(changed, CLINIC, [])['voorbeelden']).toEqual(['naam', 'adres']);
  expect(withoutFilledIn(CLINIC, CLINIC, [])).toEqual(CLINIC);
});

test('a group is an example until each of its parts is another, or the user says that it is right', () => {
  const moved = { ...CLINIC, adres: { straat: 'Dorp 2', plaats: 'Waalre' } };
  expect(withoutFilledIn(moved, CLINIC, [])['voorbeelden']).toContain('adres');
  expect(withoutFilledIn(moved, CLINIC, ['adres'])['voorbeelden']).not.toContain('adres');
  const away = { ...CLINIC, adres: { straat: 'Dorp 2', plaats: 'Eersel' } };
  expect(withoutFilledIn(away, CLINIC, [])['voorbeelden']).not.toContain('adres');
});

test('takes the list away with its last name, in the entry alone', () => {
  const right = ['anna-bos.naam', 'anna-bos.registratie'];
  expect(withoutFilledIn(TEAM, TEAM, right)).toEqual({
    'anna-bos': { naam: 'Anna Bos', registratie: 'BIG-nummer 00000000000' },
  });
});

test('keeps the list of an entry that was not there before', () => {
  expect(withoutFilledIn(TEAM, {}, [])).toEqual(TEAM);
});
