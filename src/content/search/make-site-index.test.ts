import { expect, test } from 'vitest';
import { readFacts } from '../read-file.ts';
import { pathsOfSite } from './make-site-index.ts';
import { sitePages } from './site-pages.ts';

test('lists every page outside the magazine, without places on a page', () => {
  const paths = pathsOfSite('.', sitePages('.', readFacts('.')));
  const some = ['/', '/behandelingen', '/klachten', '/over-ons', '/pmo', '/privacy', '/rijbewijskeuringen/75-plus'];
  expect(paths).toEqual(expect.arrayContaining(some));
  expect(paths.filter((path) => /[#?:]|^\/admindash/.test(path))).toEqual([]);
});

test('a result does not run a heading into the sentence below it', () => {
  const heart = sitePages('.', readFacts('.')).find(({ href }) => href === '/therapieen/hart-vaatziekten');
  expect(heart?.text).toContain('Bel nu 112 bij deze klachten. Drukkende, knellende pijn');
});
