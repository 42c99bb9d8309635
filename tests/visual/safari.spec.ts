import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { OLDEST_BROWSERS } from '../../src/build/oldest-browsers.ts';
import { builtClient } from '../support/build/built-client.ts';
import { unsupportedBySafari } from './safari-support.ts';

const OLDEST = Number(OLDEST_BROWSERS.find((name) => name.startsWith('ios'))?.replace('ios', ''));

/** The features that the oldest Safari lacks, and how pages look without them. */
const MISSING = {
  'text-wrap': 'lines break at full width',
  'hyphenate-limit-chars': 'shorter words are hyphenated too',
  'scrollbar-width': 'the strip of cards shows its scroll bar',
  '::details-content': 'a question opens at once',
  'interpolate-size': 'the same',
  'content-visibility': 'the same',
  ':popover-open': 'menus open on hover and focus, the search is a page of its own: no-popovers.spec.ts',
  'field-sizing': 'the title of an article has two lines while it is typed',
  '@starting-style': 'a menu appears without a transition',
  'overflow-anchor': 'the same: there is no scroll anchoring to turn off',
  'position-area': 'the menu opens at the end of the bar',
  'anchor-name': 'under a notice the search opens where the bar is without one',
  'position-anchor': 'the same',
  'top: anchor': 'the same',
  '@page': 'prints with the margins of the printer',
  'animation-timeline':
    'the navigation of the admin area does not fade at its ends; the contact bar is there from the start',
  'animation-range': 'the same',
  'forced-color-adjust': 'the same: iPhones and Macs have no forced colours',
  'break-after: avoid': 'a heading may end a printed page',
  '@view-transition': 'the next page is there without fading in',
  '::view-transition-group': 'the same',
};

test(`the built CSS uses no unlisted feature that Safari ${OLDEST} lacks`, { tag: '@smoke' }, () => {
  const files = globSync(`${builtClient()}/**/*.css`);
  // Visitors have two, of the pages rendered at build and on demand; the admin area has one, and one of the crop.
  expect(files).toHaveLength(4);
  const refused = new Set(files.flatMap((file) => [...unsupportedBySafari(OLDEST, readFileSync(file, 'utf8'))]));
  expect([...refused].toSorted()).toEqual(Object.keys(MISSING).toSorted());
});

for (const [css, refused] of [
  ['a { text-decoration: underline 1px }', ['text-decoration: includes_thickness']],
  ['a { text-decoration: underline; text-decoration-thickness: 1px }', []],
  ['p { hyphens: auto }', ['hyphens']],
  ['p { -webkit-hyphens: auto; hyphens: auto }', []],
  ['a, b:popover-open { color: red }', [':popover-open']],
  [':is(a, :popover-open) { color: red }', []],
  ['p { inset: 0; cursor: pointer; width: 100dvh }', []],
] as const)
  test(`judges for Safari 16: ${css.slice(0, 45)}`, () => {
    expect([...unsupportedBySafari(16.4, css)]).toEqual(expect.arrayContaining([...refused]));
    expect(unsupportedBySafari(16.4, css).size > 0).toBe(refused.length > 0);
  });
