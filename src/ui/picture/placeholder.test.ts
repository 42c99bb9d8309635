import { expect, test } from 'vitest';
import { altFor, pictureFor } from './placeholder.ts';

const among =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('a subject shows its own picture as soon as there is one; until then the page has no hole', () => {
  expect(pictureFor('pmo', among('pmo', 'closing'))).toBe('pmo');
  expect(pictureFor('nieuw-onderwerp', among('vase', 'closing'))).toBe('closing');
});

test('a stand-in is never described as the picture it stands in for', () => {
  expect(altFor('pro-aging', 'Jaarringen van een boom', among('pro-aging', 'closing'))).toBe('Jaarringen van een boom');
  expect(altFor('pro-aging', 'Jaarringen van een boom', among('closing'))).toBe('');
});
