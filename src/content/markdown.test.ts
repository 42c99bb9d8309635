import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  test('highlights euro amounts, also in tables and bold text', () => {
    expect(renderMarkdown('Dat kost **€ 75,00**.')).toContain('<span class="amount">€\u00a075,00</span>');
    expect(renderMarkdown('| a |\n|--|\n| € 199,- |')).toContain('<span class="amount">€\u00a0199,-</span>');
  });

  test('keeps phone and mail links', () => {
    expect(renderMarkdown('[040 222 01 45](tel:+31402220145)')).toContain('href="tel:+31402220145"');
  });

  test('makes links of the numbers for emergencies, and not of such digits within another number', () => {
    expect(renderMarkdown('Bel 112, of 113 24 uur per dag.').match(/href="tel:11[23]"/g)).toHaveLength(2);
    expect(renderMarkdown('Bel 24/7 113, en na 17.00 112.').match(/href="tel:11[23]"/g)).toHaveLength(2);
    for (const number of ['088 112 34 56', '06 112 345 67', '+31 88 113 20 20', 'Polis 4 112 905', 'Polis 112 905'])
      expect(renderMarkdown(`${number}.`)).not.toContain('tel:');
  });

  test('shows the words between two lines of hyphens at the beginning', () => {
    expect(renderMarkdown('---\nBel bij koorts.\n---\n')).toContain('Bel bij koorts.');
  });
});
