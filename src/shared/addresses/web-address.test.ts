import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasCredentials, hostOf, normaliseImageSource, normaliseLink, ownPath } from './web-address.ts';

test.each([
  ['https:\\\\evil.example', 'https://evil.example/'],
  ['https:/\\evil.example\\a', 'https://evil.example/a'],
  ['https:evil.example', 'https://evil.example/'],
  [' HTTPS://Evil.Example/A ', 'https://evil.example/A'],
  ['https://ev\til.exam\nple/a', 'https://evil.example/a'],
  ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
  ['https://www.rivm.nl@evil.example/', 'https://evil.example/'],
  ['https://anna:geheim@kliniek.example/', 'https://kliniek.example/'],
  ['https://a.example:443/b/../c', 'https://a.example/c'],
  ['mailto:info@kliniek.example', 'mailto:info@kliniek.example'],
  ['tel:+31402220145', 'tel:+31402220145'],
  ['/over-ons', '/over-ons'],
  ['\\over-ons', '/over-ons'],
  ['/a/../../over-ons?x=1#tarieven', '/over-ons?x=1#tarieven'],
  ['#bronnen', '#bronnen'],
  ['?page=2', '?page=2'],
  ['../video/slapen', '../video/slapen'],
])('normalises the link %j', (typed, stored) => expect(normaliseLink(typed)).toBe(stored));

test.each([
  '',
  'https://',
  'https://[',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\u200bscript:alert(1)',
  'https\u200b://evil.example',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '\\.\\\\evil.example',
])('refuses the link %j', (typed) => expect(normaliseLink(typed)).toBeUndefined());

test.each([
  ['https:\\\\evil.example\\a.png', 'https://evil.example/a.png'],
  ['https://EXAMPLE.nl\\a.png', 'https://example.nl/a.png'],
  ['http://anna@a.example/a.png', 'http://a.example/a.png'],
  ['/assets/magazine/leaf.webp', '/assets/magazine/leaf.webp'],
  ['/api/admin/download/a.webp', '/api/admin/download/a.webp'],
  ['/assets/../api/admin/logout', undefined],
  ['/assets/%2e%2e/api/admin/logout', undefined],
  ['/assets/x/../leaf.webp', '/assets/leaf.webp'],
  ['/assets/leaf.webp?v=1.2#top', '/assets/leaf.webp?v=1.2#top'],
  ['/assets/a?/../../../.env', undefined],
  ['/api/admin/download/a.webp#/../../.env', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['//evil.example/a.png', undefined],
])('normalises the image source %j to %j', (typed, stored) => expect(normaliseImageSource(typed)).toBe(stored));

test('normalises any text to a safe link or image, once and for all', () => {
  const piece = fc.constantFrom(
    ...'https:mailto:tel:/\\@.?#%20[]\t\n \u200bévil.example'.split(''),
    'https://',
    '\\\\',
    'a.nl',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      for (const normalise of [normaliseLink, normaliseImageSource]) {
        const stored = normalise(pieces.join(''));
        if (stored === undefined) continue;
        expect(normalise(stored)).toBe(stored);
        expect(hasCredentials(stored)).toBe(false);
        const url = new URL(stored, 'https://clinic.example/a/b');
        expect(url.protocol).toMatch(/^(https?|mailto|tel):$/);
        if (!hostOf(stored) && /^https?:$/.test(url.protocol)) expect(url.host).toBe('clinic.example');
      }
    }),
    { numRuns: 3000 },
  );
});

test('returns the host that a browser would open', () => {
  expect(hostOf('https:\\\\evil.example\\film')).toBe('evil.example');
  expect(hostOf('https://www.youtube.com@evil.example:8443/')).toBe('evil.example:8443');
  expect(hostOf('https://аpple.example')).toBe('xn--pple-43d.example');
  expect(hostOf('/over-ons')).toBeUndefined();
  expect(hostOf('mailto:a@b.nl')).toBeUndefined();
});

const ORIGINS = ['https://kliniek.example', 'http://localhost:4321'];

test.each([
  ['https://kliniek.example/therapieen/slaap?x=1#kop', '/therapieen/slaap?x=1#kop'],
  ['https://www.kliniek.example', '/'],
  ['http://kliniek.example/pmo', '/pmo'],
  ['http://localhost:4321/pmo', '/pmo'],
  ['https://KLINIEK.example/pmo', '/pmo'],
  ['https://kliniek.example.evil.example/pmo', undefined],
  ['https://kliniek.example:8443/pmo', undefined],
  ['https://kliniek.example//evil.example', undefined],
  ['mailto:info@kliniek.example', undefined],
  ['/pmo', undefined],
  ['kliniek', undefined],
  ['', undefined],
])('returns this site’s path of %s as %s', (address, path) => expect(ownPath(address, ORIGINS)).toBe(path));

test('has no path without an origin', () => expect(ownPath('https://kliniek.example/', [''])).toBeUndefined());
