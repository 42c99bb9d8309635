import { expect, test } from 'vitest';
import { classStyles, isMonospace } from './styles.ts';

test('reads the formatting of classes, as Excel and Pages write it', () => {
  const css = `<!-- /* Style Definitions */
    td {color:black; font-weight:400;}
    .xl65 {font-weight:700; border:.5pt solid windowtext;}
    p.p1, span.s2 {margin: 0.0px; font: bold 11.0px Helvetica}
    @media print { .geheim { font-weight: bold } }
    .lijst li {font-style:italic} -->`;
  expect([...classStyles(css)]).toEqual([
    ['xl65', 'font-weight:700;'],
    ['p1', 'font: bold 11.0px Helvetica;'],
    ['s2', 'font: bold 11.0px Helvetica;'],
  ]);
});

test.each([
  ['sfmono-regular', true],
  ['roboto mono', true],
  ['"monotype corsiva", cursive', false],
])('knows the letters of a typewriter: %s', (family, expected) =>
  expect(isMonospace({ 'font-family': family })).toBe(expected),
);

test('reads a flood of rules without delay', () => {
  const start = performance.now();
  classStyles('.a{font-weight:'.repeat(200_000));
  classStyles('.a, '.repeat(700_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
