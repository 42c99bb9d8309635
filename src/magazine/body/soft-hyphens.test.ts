import { expect, test } from 'vitest';
import { prepareBody } from './prepare.ts';

test('a soft hyphen reaches readers, in one word with an address of its own', () => {
  const word = 'rijbewijs\u00adkeuring';
  const { html, text, words, headings } = prepareBody(`<h2>${word}</h2><p>De ${word}</p>`);
  expect(html).toBe(`<h2 id="rijbewijskeuring">${word}</h2><p>De ${word}</p>`);
  expect(headings[0]?.id).toBe('rijbewijskeuring');
  expect([text, words]).toEqual(['rijbewijskeuring De rijbewijskeuring', 3]);
});
