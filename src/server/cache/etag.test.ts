import { expect, test } from 'vitest';
import { etagOf, matchesEtag } from './cache-response.ts';

test('gives text and its bytes the same ETag, and other text another', () => {
  expect(etagOf('slaap')).toMatch(/^"[\w-]+"$/);
  expect(etagOf(Buffer.from('slaap'))).toBe(etagOf('slaap'));
  expect(etagOf('rust')).not.toBe(etagOf('slaap'));
});

test.each(['"a"', 'W/"a"', '"b", W/"a"', '*'])('matches "a" when If-None-Match is %s', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(true);
  expect(matchesEtag(header, 'W/"a"')).toBe(true);
});

test.each([undefined, null, '', '"b"', 'a'])('does not match "a" when If-None-Match is %s', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false);
});
