import { describe, expect, it } from 'vitest';
import { idsAfter } from './item-ids.ts';

type Item = { naam?: string; functie?: string };
const [anna, bram, chris] = [{ naam: 'Anna' }, { naam: 'Bram' }, { naam: 'Chris' }];
const idsOf = (items: Item[], before: Item[] = [anna, bram, chris]) =>
  idsAfter({ items: before, ids: before.map((_, at) => at + 1) }, items, ({ naam = '' }) => naam);

describe('idsAfter', () => {
  it('goes with an item that a colleague moved, and that was typed in', () => {
    expect(idsOf([{ ...bram, functie: 'arts' }, anna, chris])).toEqual([2, 1, 3]);
    expect(idsOf([{ naam: 'Bram' }, { naam: 'Anna' }, { naam: 'Chris' }])).toEqual([2, 1, 3]);
  });

  it('stays in its place when its name is typed, also that of another', () => {
    expect(idsOf([anna, { naam: 'Bra' }, chris])).toEqual([1, 2, 3]);
    expect(idsOf([anna, { naam: 'Anna' }, chris])).toEqual([1, 2, 3]);
    expect(idsOf([{}, {}, { naam: 'A' }], [{}, {}, {}])).toEqual([1, 2, 3]);
  });

  it('is new for an item that came, and gone with one that went', () => {
    expect(idsOf([{ naam: 'Dora' }, anna, { ...bram, functie: 'arts' }, chris])).toEqual([undefined, 1, 2, 3]);
    expect(idsOf([bram, chris])).toEqual([2, 3]);
    expect(idsOf([{ naam: 'Dora' }, bram, chris])).toEqual([1, 2, 3]);
  });
});
