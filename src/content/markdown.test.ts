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

  test('shows the words between two lines of hyphens at the beginning', () => {
    expect(renderMarkdown('---\nBel bij koorts.\n---\n')).toContain('Bel bij koorts.');
  });
});
