import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBodies } from './compare-bodies.ts';
import { compareRuns, compareWords, type InlinePart, type Part, plain, textOf } from './compare-words.ts';
import type { Block } from './parse-blocks.ts';

const block = (text: string, marks = ''): Block => ({ runs: [{ text, marks }], text, markup: `<${marks}>${text}` });
const shown = (row: Part[] | null | undefined) =>
  row?.map(({ runs, isOnlyHere }) => (isOnlyHere ? `[${textOf(runs)}]` : textOf(runs))).join('');
const MARKED = { both: ['', ''], before: ['[-', ']'], after: ['[+', ']'] };
const inline = (parts: InlinePart[]) => parts.map(({ runs, in: where }) => MARKED[where].join(textOf(runs))).join('');
const bodies = (before: string[], after: string[]) =>
  compareBodies(
    before.map((text) => block(text)),
    after.map((text) => block(text)),
  ).map((row) => ('unchanged' in row ? row.unchanged.length : `${shown(row.before)} | ${shown(row.after)}`));

describe('compareWords', () => {
  it('marks the words that the other version does not have', () => {
    const { before, after } = compareWords('Slaap begint overdag.', 'Slaap begint ’s avonds.');
    expect([shown(before), shown(after)]).toEqual(['Slaap begint [overdag].', 'Slaap begint [’s avonds].']);
  });

  it('joins adjacent marked words', () => {
    expect(shown(compareWords('een 2 3 4 vijf', 'een twee drie vier vijf').after)).toBe('een [twee drie vier] vijf');
  });

  it('marks the whole text when nothing is in common', () => {
    const [before, after] = ['a', 'b'].map((letter) =>
      Array.from({ length: 6000 }, (_, number) => `${letter}${number}`).join(' '),
    );
    const pair = compareWords(before ?? '', after ?? '');
    expect(pair.after).toHaveLength(1);
    expect(pair.inline.map((part) => part.in)).toEqual(['before', 'after']);
  });
});

describe('the inline parts', () => {
  it.each([
    ['Slaap begint overdag.', 'Slaap begint ’s avonds.', 'Slaap begint [-overdag][+’s avonds].'],
    ['een 2 3 4 vijf', 'een twee drie vier vijf', 'een [-2 3 4][+twee drie vier] vijf'],
    ['Rust en ritme.', 'Rust.', 'Rust[- en ritme].'],
    ['Rust.', 'Rust en ritme.', 'Rust[+ en ritme].'],
    ['Rust  ritme', 'Rust ritme', 'Rust[-  ][+ ]ritme'],
    ['', 'Nieuw', '[+Nieuw]'],
    ['Gelijk', 'Gelijk', 'Gelijk'],
  ])('of “%s” and “%s”', (before, after, expected) => {
    expect(inline(compareWords(before, after).inline)).toBe(expected);
  });

  it('hold all of both texts, in order', () => {
    const word = fc.constantFrom('rust', 'ritme', 'slaap', ' ', '. ', ', ', '-');
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = compareWords(before, after).inline;
        const sideOf = (side: 'before' | 'after') =>
          textOf(parts.filter((part) => part.in === side || part.in === 'both').flatMap(({ runs }) => runs));
        expect([sideOf('before'), sideOf('after')]).toEqual([before, after]);
      }),
    );
  });
});

describe('compareRuns', () => {
  it('marks a word whose formatting differs, beside changed text', () => {
    const now = [
      { text: 'Neem ', marks: '' },
      { text: 'nooit', marks: 'strong' },
      { text: ' zomaar meer.', marks: '' },
    ];
    const { before, after } = compareRuns(plain('Neem nooit meer.'), now);
    expect([shown(before), shown(after)]).toEqual(['Neem [nooit] meer.', 'Neem [nooit zomaar ]meer.']);
    expect(after?.[1]?.runs).toEqual([
      { text: 'nooit', marks: 'strong' },
      { text: ' zomaar ', marks: '' },
    ]);
  });

  it('marks the whole address of a link whose target differs', () => {
    const link = (address: string) => [...plain('Lees verder'), { text: ` (${address})`, marks: 'address' }];
    const { before, after } = compareRuns(link('/over-ons'), link('/over-ons#contact'));
    expect([shown(before), shown(after)]).toEqual(['Lees verder[ (/over-ons)]', 'Lees verder[ (/over-ons#contact)]']);
  });

  it('marks the whole of an address that is written out', () => {
    const { before, after } = compareWords(
      'Zie het RIVM (https://www.rivm.nl/a) voor meer.',
      'Zie ook het RIVM (https://lci.rivm.nl/a) voor meer.',
    );
    expect([shown(before), shown(after)]).toEqual([
      'Zie het RIVM ([https://www.rivm.nl/a]) voor meer.',
      'Zie [ook ]het RIVM ([https://lci.rivm.nl/a]) voor meer.',
    ]);
  });
});

describe('compareBodies', () => {
  it('keeps the unchanged paragraphs together', () => {
    expect(bodies(['a', 'b', 'c'], ['a', 'b', 'c', 'nieuw'])).toEqual([3, 'undefined | [nieuw]']);
    expect(compareBodies([block('a')], [block('a'), block('b')])[0]).toEqual({ unchanged: [plain('a')] });
  });

  it('pairs a rewritten paragraph with its original', () => {
    const after = ['Kop', 'Heel iets anders hier.', 'Wie slecht slaapt, begint vroeg.', 'Slot'];
    expect(bodies(['Kop', 'Wie slecht slaapt, begint overdag.', 'Slot'], after)).toEqual([
      1,
      'undefined | [Heel iets anders hier.]',
      'Wie slecht slaapt, begint [overdag]. | Wie slecht slaapt, begint [vroeg].',
      1,
    ]);
  });

  it('reports when only the formatting differs', () => {
    expect(compareBodies([block('Vet')], [block('Vet', 'strong')])).toMatchObject([
      {
        before: [{ runs: [{ text: 'Vet', marks: '' }], isOnlyHere: true }],
        after: [{ runs: [{ text: 'Vet', marks: 'strong' }], isOnlyHere: true }],
        onlyFormatting: true,
      },
    ]);
  });

  it('names both levels when only the level of a heading differs', () => {
    const heading = (level: number): Block => ({ ...block('Slaap'), markup: `/H${level}`, kind: `Heading ${level}` });
    const [row] = compareBodies([heading(2)], [heading(3)]);
    expect(row).toMatchObject({ kinds: { before: 'Heading 2', after: 'Heading 3' } });
    expect(row).not.toHaveProperty('onlyFormatting');
  });

  it('shows both pictures when only the picture differs, not its alt text', () => {
    const photo = (picture: string): Block => ({ ...block('Picture: Een blad'), markup: picture, picture });
    const same = [{ runs: [{ text: 'Picture: Een blad', marks: '' }], isOnlyHere: false }];
    expect(compareBodies([photo('a.webp')], [photo('b.webp')])).toMatchObject([
      { before: same, after: same, pictures: { before: 'a.webp', after: 'b.webp' } },
    ]);
  });

  it('finds no difference between equal bodies', () => {
    expect(bodies(['a', 'b'], ['a', 'b'])).toEqual([2]);
    expect(bodies([], [])).toEqual([]);
  });
});
