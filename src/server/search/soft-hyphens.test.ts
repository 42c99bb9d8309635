import { expect, test } from 'vitest';
import { plainText } from '../articles/body/sanitise.ts';
import { articleWordsOf } from './article-words.ts';

test('articles are found without the soft hyphens of their words, and of the words looked for', async () => {
  for (const hyphen of ['\u00ad', '&shy;', '&#173;'])
    expect(await plainText(`<p>De rijbewijs${hyphen}keuring.</p>`)).toBe('De rijbewijskeuring.');
  expect(articleWordsOf('rijbewijs\u00adkeuring').words).toEqual(['rijbewijskeuring']);
});
