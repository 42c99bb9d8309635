import { expect, test } from 'vitest';
import { looksLikeMarkdown } from './paste-markdown.ts';

test('knows Markdown by its signs', () => {
  const texts = [
    '# Kop\n\nTekst',
    '- een\n- twee',
    '1. een\n2. twee',
    '1. een\n\n2. twee',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'a | b\n--- | ---\n1 | 2',
    'Lees [dit](https://www.rivm.nl).',
    'Dit is **belangrijk**.',
    '```\ncode\n```',
    '> citaat',
  ];
  for (const text of texts) expect(looksLikeMarkdown(text), text).toBe(true);
});

test('leaves plain text alone', () => {
  const texts = [
    'Gewone tekst.',
    '- Nee, zei zij.\nEn verder.',
    'Bel 040 123 45 67.',
    '#slaap is een woord',
    '2 * 3 * 4',
    'De waarde was 5 > 3.',
    'a_b_c en snake_case',
    'Zie [1] en (2).',
    'Jan | Piet',
    '12. december\n',
    '',
  ];
  for (const text of texts) expect(looksLikeMarkdown(text), text).toBe(false);
});

test('reads three megabytes without delay', () => {
  const start = performance.now();
  for (const part of ['woord ', '- ', '| ', '**a ', '[a](', '# ', '\n', ' 1. '])
    looksLikeMarkdown(part.repeat(3_000_000 / part.length));
  expect(performance.now() - start).toBeLessThan(1000);
});
