import { expect, test } from 'vitest';
import { altFor, pictureFor } from './stand-in.ts';

const existing =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('shows the stand-in when the subject has no picture', () => {
  expect(pictureFor('pmo', existing('pmo', 'seedlings'))).toBe('pmo');
  expect(pictureFor('nieuw-onderwerp', existing('vase', 'seedlings'))).toBe('seedlings');
});

test('gives the stand-in no alt text', () => {
  expect(altFor('pro-aging', 'Jaarringen van een boom', existing('pro-aging', 'seedlings'))).toBe(
    'Jaarringen van een boom',
  );
  expect(altFor('pro-aging', 'Jaarringen van een boom', existing('seedlings'))).toBe('');
});
