import { describe, expect, test } from 'vitest';
import { parseBlocks } from './blocks.ts';

describe('parseBlocks', () => {
  test('splits a text into headings and paragraphs', () => {
    expect(parseBlocks('Eerst.\n\n## Kop\n\nDan **vet**.', 'x.md')).toEqual([
      { type: 'paragraph', text: 'Eerst.' },
      { type: 'heading', text: 'Kop' },
      { type: 'paragraph', text: 'Dan **vet**.' },
    ]);
  });

  test('refuses a list and names file, place and remedy', () => {
    expect(() => parseBlocks('- een lijst', 'content/behandelingen/x.md')).toThrow(
      "content/behandelingen/x.md: bestaat uit meer dan koppen (##) en alinea's. Maak een gewone alinea van “- een lijst…”.",
    );
  });
});
