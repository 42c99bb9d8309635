import { expect, test } from 'vitest';
import { plainText } from '../articles/body/convert-html.ts';
import { articleWordsOf } from './article-words.ts';

test('ignores soft hyphens in articles and in search words', async () => {
  for (const hyphen of ['\u00ad', '&shy;', '&#173;'])
    expect(await plainText(`<p>De rijbewijs${hyphen}keuring.</p>`)).toBe('De rijbewijskeuring.');
  expect(articleWordsOf('rijbewijs\u00adkeuring').words).toEqual(['rijbewijskeuring']);
});
