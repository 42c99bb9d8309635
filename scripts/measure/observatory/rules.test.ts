import { expect, test } from 'vitest';
import { judge, scoreOf } from './rules.ts';

const SAFE = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const HTML = '<script type="module" src="/a.js" integrity="sha384-x"></script><script>1</script>';

const score = (headers: Record<string, string>, html = HTML) =>
  scoreOf(judge({ headers: new Headers(headers), html, url: 'https://clinic.example/' }));

test('gives every bonus but preload and cookies', () => {
  expect(score(SAFE)).toBe(135);
});

test('gives a page without headers the points of Observatory', () => {
  expect(score({})).toBe(100 - 25 - 20 - 5 - 20);
});

test.each([
  [
    'unsafe scripts',
    { ...SAFE, 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
    HTML,
    60,
  ],
  ['any script', { ...SAFE, 'content-security-policy': "script-src https:; frame-ancestors 'none'" }, HTML, 80],
  [
    'a default of its own',
    { ...SAFE, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    HTML,
    130,
  ],
  ['a cookie without flags', { ...SAFE, 'set-cookie': 'a=1' }, HTML, 80],
  ['a safe cookie', { ...SAFE, 'set-cookie': 'a=1; Secure; HttpOnly; SameSite=Lax' }, HTML, 140],
  ['a script without a hash', SAFE, '<script src="/a.js"></script>', 130],
  ['a foreign script without a hash', SAFE, '<script src="//cdn.example/a.js"></script>', 125],
  ['open sharing', { ...SAFE, 'access-control-allow-origin': '*' }, HTML, 50],
  ['a short time of https', { ...SAFE, 'strict-transport-security': 'max-age=60' }, HTML, 80],
  ['a page that may be embedded', { ...SAFE, 'cross-origin-resource-policy': 'cross-origin' }, HTML, 125],
])('counts %s', (_, headers, html, expected) => {
  expect(score(headers, html)).toBe(expected);
});
