import { describe, expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { compareBodies } from './bodies.ts';
import { compareRuns, compareWords, type Part, textOf } from './words.ts';

const block = (text: string, marks = ''): Block => ({ runs: [{ text, marks }], text, markup: `<${marks}>${text}` });
const shown = (row: Part[] | null | undefined) =>
  row?.map(({ runs, isOnlyHere }) => (isOnlyHere ? `[${textOf(runs)}]` : textOf(runs))).join('');
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

describe('compareRuns', () => {
  it('marks a word whose formatting differs, beside changed text', () => {
    const mine = [
      { text: 'Neem ', marks: '' },
      { text: 'nooit', marks: 'strong' },
      { text: ' zomaar meer.', marks: '' },
    ];
    const { mine: own, theirs } = compareRuns(mine, [{ text: 'Neem nooit meer.', marks: '' }]);
    expect([shown(own), shown(theirs)]).toEqual(['Neem [nooit zomaar ]meer.', 'Neem [nooit] meer.']);
    expect(own?.[1]?.runs).toEqual([
      { text: 'nooit', marks: 'strong' },
      { text: ' zomaar ', marks: '' },
    ]);
  });

  it('marks the whole address of a link whose target differs, beside changed text', () => {
    const { mine, theirs } = compareWords(
      'Zie ook het RIVM (https://lci.rivm.nl/a) voor meer.',
      'Zie het RIVM (https://www.rivm.nl/a) voor meer.',
    );
    expect([shown(mine), shown(theirs)]).toEqual([
      'Zie [ook ]het RIVM ([https://lci.rivm.nl/a]) voor meer.',
      'Zie het RIVM ([https://www.rivm.nl/a]) voor meer.',
    ]);
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
    expect(compareBodies([block('Vet', 'strong')], [block('Vet')])).toEqual([
      {
        mine: [{ runs: [{ text: 'Vet', marks: 'strong' }], isOnlyHere: true }],
        theirs: [{ runs: [{ text: 'Vet', marks: '' }], isOnlyHere: true }],
        onlyFormatting: true,
      },
    ]);
  });

  it('shows both pictures when only the picture differs, not its alt text', () => {
    const photo = (picture: string): Block => ({ ...block('Picture: Een blad'), markup: picture, picture });
    expect(compareBodies([photo('a.webp')], [photo('b.webp')])).toEqual([
      {
        mine: [{ runs: [{ text: 'Picture: Een blad', marks: '' }], isOnlyHere: false }],
        theirs: [{ runs: [{ text: 'Picture: Een blad', marks: '' }], isOnlyHere: false }],
        pictures: { mine: 'a.webp', theirs: 'b.webp' },
      },
    ]);
  });

  it('finds no difference between equal bodies', () => {
    expect(bodies(['a', 'b'], ['a', 'b'])).toEqual([2]);
    expect(bodies([], [])).toEqual([]);
  });
});
