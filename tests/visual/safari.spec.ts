import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { OLDEST_BROWSERS } from '../../src/build/oldest-browsers.ts';
import { builtClient } from '../support/built-client.ts';
import { unknownToSafari } from './safari-support.ts';

const OLDEST = Number(OLDEST_BROWSERS.find((name) => name.startsWith('ios'))?.replace('ios', ''));

/** What the oldest Safari leaves out, and how a page is without it. */
const EXTRAS = {
  'text-wrap': 'lines break where they are full',
  'hyphenate-limit-chars': 'shorter words are hyphenated too',
  'scrollbar-width': 'the strip of cards shows its scroll bar',
  '::details-content': 'a question opens at once',
  'interpolate-size': 'the same',
  'content-visibility': 'the same',
  ':popover-open': 'the menu opens under the mouse and the focus: CareMenu.astro',
  '@starting-style': 'a menu is simply there',
  'position-area': 'the menu opens at the end of the bar',
  '@page': 'paper has the margins of the printer',
  'break-after: avoid': 'a heading may end a printed page',
};

test(`Safari ${OLDEST} accepts all that is built, but for known extras`, () => {
  const files = globSync(`${builtClient()}/**/*.css`);
  expect(files.length).toBeGreaterThan(5);
  const refused = new Set(files.flatMap((file) => [...unknownToSafari(OLDEST, readFileSync(file, 'utf8'))]));
  expect([...refused].toSorted()).toEqual(Object.keys(EXTRAS).toSorted());
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
  test(`of Safari 16: ${css}`, () => {
    expect([...unknownToSafari(16.4, css)]).toEqual(expect.arrayContaining([...refused]));
    expect(unknownToSafari(16.4, css).size > 0).toBe(refused.length > 0);
  });
