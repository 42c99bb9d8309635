import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLOUT_LABELS } from '../../../../shared/rich-text/blocks.ts';

test('the editor shows the label of each call-out as readers get it', () => {
  const css = readFileSync('src/styles/stored-blocks.css', 'utf8');
  const labels = [
    ...css.matchAll(/prose(?::lang\((\w+)\))? aside\[data-callout(?:="(\w+)")?\]::before \{[^}]*content: "([^"]+)"/g),
  ];
  const of = (language: string) =>
    labels
      .filter(([, lang = 'nl']) => lang === language)
      .map(([, , kind = 'information', label]) => [kind, label] as const);
  expect({ nl: Object.fromEntries(of('nl')), en: Object.fromEntries(of('en')) }).toEqual(CALLOUT_LABELS);
});
