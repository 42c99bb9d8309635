import { describe, expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { compareBodies } from './bodies.ts';
import { compareWords } from './words.ts';

const block = (text: string, markup = text): Block => ({ text, textWithLinks: text, markup });
const shown = (row: { text: string; isOnlyHere: boolean }[] | null | undefined) =>
  row?.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text)).join('');
const bodies = (mine: string[], theirs: string[]) =>
  compareBodies(
    mine.map((text) => block(text)),
    theirs.map((text) => block(text)),
  ).map((row) => ('unchanged' in row ? row.unchanged : `${shown(row.mine)} | ${shown(row.theirs)}`));

describe('compareWords', () => {
  it('marks the words that the other version does not have', () => {
    const { mine, theirs } = compareWords('Slaap begint overdag.', 'Slaap begint ’s avonds.');
    expect([shown(mine), shown(theirs)]).toEqual(['Slaap begint [overdag].', 'Slaap begint [’s avonds].']);
  });

  it('joins adjacent marked words', () => {
    expect(shown(compareWords('een twee drie vier vijf', 'een 2 3 4 vijf').mine)).toBe('een [twee drie vier] vijf');
  });

  it('marks the whole text when nothing is in common', () => {
    const [mine, theirs] = ['a', 'b'].map((letter) =>
      Array.from({ length: 6000 }, (_, number) => `${letter}${number}`).join(' '),
    );
    expect(compareWords(mine ?? '', theirs ?? '').mine).toHaveLength(1);
  });
});

describe('compareBodies', () => {
  it('counts unchanged paragraphs', () => {
    expect(bodies(['a', 'b', 'c', 'nieuw'], ['a', 'b', 'c'])).toEqual([3, '[nieuw] | undefined']);
  });

  it('pairs a rewritten paragraph with its original', () => {
    const mine = ['Kop', 'Heel iets anders hier.', 'Wie slecht slaapt, begint vroeg.', 'Slot'];
    expect(bodies(mine, ['Kop', 'Wie slecht slaapt, begint overdag.', 'Slot'])).toEqual([
      1,
      '[Heel iets anders hier.] | undefined',
      'Wie slecht slaapt, begint [vroeg]. | Wie slecht slaapt, begint [overdag].',
      1,
    ]);
  });

  it('reports when only the formatting differs', () => {
    expect(compareBodies([block('Vet', '<strong >Vet</strong>')], [block('Vet')])).toEqual([
      {
        mine: [{ text: 'Vet', isOnlyHere: false }],
        theirs: [{ text: 'Vet', isOnlyHere: false }],
        onlyFormatting: true,
      },
    ]);
  });

  it('finds no difference between equal bodies', () => {
    expect(bodies(['a', 'b'], ['a', 'b'])).toEqual([2]);
    expect(bodies([], [])).toEqual([]);
  });
});
