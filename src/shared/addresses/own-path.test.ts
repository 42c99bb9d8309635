import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

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
