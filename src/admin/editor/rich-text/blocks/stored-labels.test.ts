import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLOUTS } from '../../../../shared/rich-text/blocks.ts';

test('the editor shows the label of each call-out as readers get it', () => {
  const css = readFileSync('src/styles/stored-blocks.css', 'utf8');
  const labels = [...css.matchAll(/aside\[data-callout(?:="(\w+)")?\]::before \{[^}]*content: "([^"]+)"/g)];
  expect(Object.fromEntries(labels.map(([, kind = 'information', label]) => [kind, label]))).toEqual(CALLOUTS);
});
