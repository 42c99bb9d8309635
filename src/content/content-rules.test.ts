import { describe, expect, test } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { requireKnownSlug } from './collections/loader.ts';
import { internalLinks, textProblems } from './content-rules.ts';
import { renderMarkdown } from './markdown.ts';

describe('textProblems', () => {
  test('accepts a valid text', () => {
    expect(textProblems('Een korte zin.\n\n## Kop\n\n### Onderkop\n\nTekst met [link](/pmo).')).toEqual([]);
  });

  test('reports a heading that skips a level', () => {
    expect(textProblems('# Titel')).toEqual(['kop “Titel”: begin met ## en sla geen niveau over']);
    expect(textProblems('## Een\n\n#### Te diep')).toHaveLength(1);
  });

  test('reports sentences over 35 words in the first paragraph only', () => {
    const long = `${'woord '.repeat(36)}einde.`;
    expect(textProblems(`Kort. ${long}`)[0]).toContain('knip de zin');
    expect(textProblems(`Kort.\n\n${long}`)).toEqual([]);
  });

  test('refuses HTML, pictures without alt text and relative links', () => {
    expect(textProblems('Een <b>vet</b> woord')).not.toEqual([]);
    expect(textProblems('![](foto.jpg)')).not.toEqual([]);
    expect(textProblems('[hier](pmo)')).not.toEqual([]);
  });

  test('finds the links to pages of this site', () => {
    expect(internalLinks('[a](/pmo) en [b](https://www.cbr.nl)')).toEqual(['/pmo']);
  });
});

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
      "content/behandelingen/x.md: een behandeling bestaat uit koppen (##) en alinea's. Maak een gewone alinea van “- een lijst…”.",
    );
  });
});

describe('requireKnownSlug', () => {
  test('refuses an unknown slug and lists the known ones', () => {
    expect(() => requireKnownSlug('therapieen', 'onbekend', ['pro-aging'])).toThrow(
      'content/therapieen/onbekend.md: er is geen pagina /therapieen/onbekend. Geef het bestand een van deze namen: pro-aging.',
    );
  });
});

describe('renderMarkdown', () => {
  test('highlights euro amounts, also in tables and bold text', () => {
    expect(renderMarkdown('Dat kost **€ 75,00**.')).toContain('<span class="amount">€\u00a075,00</span>');
    expect(renderMarkdown('| a |\n|--|\n| € 199,- |')).toContain('<span class="amount">€\u00a0199,-</span>');
  });

  test('keeps phone and mail links', () => {
    expect(renderMarkdown('[040 222 01 45](tel:+31402220145)')).toContain('href="tel:+31402220145"');
  });
});
