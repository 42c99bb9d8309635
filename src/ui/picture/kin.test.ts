import { expect, test } from 'vitest';
import { altFor, pictureFor } from './kin.ts';

const among =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('a subject shows its own picture as soon as there is one', () => {
  expect(pictureFor('hart-vaatziekten', among('paper-heart', 'hart-vaatziekten'))).toBe('hart-vaatziekten');
});

test('until then its nearest kin stands in', () => {
  expect(pictureFor('verslaving', among('verslavingszorg', 'closing'))).toBe('verslavingszorg');
  expect(pictureFor('verslaving', among('closing'))).toBe('closing');
});

test('an unknown subject gets the empty wall', () => {
  expect(pictureFor('nieuw-onderwerp', among('vase', 'closing'))).toBe('closing');
});

test('a stand-in is never described as the picture it stands in for', () => {
  expect(altFor('pro-aging', 'Jaarringen van een boom', among('pro-aging', 'vase'))).toBe('Jaarringen van een boom');
  expect(altFor('pro-aging', 'Jaarringen van een boom', among('vase'))).toBe('');
});
