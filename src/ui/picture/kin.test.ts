import { expect, test } from 'vitest';
import { pictureFor } from './kin.ts';

const among =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('a subject shows its own picture as soon as there is one', () => {
  expect(pictureFor('hart-vaatziekten', among('paper-heart', 'hart-vaatziekten'))).toBe('hart-vaatziekten');
});

test('until then its nearest kin stands in', () => {
  expect(pictureFor('verslaving', among('verslavingszorg', 'vase'))).toBe('verslavingszorg');
  expect(pictureFor('verslaving', among('vase'))).toBe('vase');
});

test('an unknown subject gets the empty wall', () => {
  expect(pictureFor('nieuw-onderwerp', among('vase', 'closing'))).toBe('closing');
});
