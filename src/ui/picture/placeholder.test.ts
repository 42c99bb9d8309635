import { expect, test } from 'vitest';
import { altFor, pictureFor } from './placeholder.ts';

const existing =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('shows the placeholder when the subject has no picture', () => {
  expect(pictureFor('pmo', existing('pmo', 'closing'))).toBe('pmo');
  expect(pictureFor('nieuw-onderwerp', existing('vase', 'closing'))).toBe('closing');
});

test('gives the placeholder no alt text', () => {
  expect(altFor('pro-aging', 'Jaarringen van een boom', existing('pro-aging', 'closing'))).toBe(
    'Jaarringen van een boom',
  );
  expect(altFor('pro-aging', 'Jaarringen van een boom', existing('closing'))).toBe('');
});
