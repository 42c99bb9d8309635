import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findInsertables, INSERTABLES } from './insertables.ts';

const names = (typed: string) => findInsertables(typed).map(({ name }) => name);

describe('findInsertables', () => {
  it.each([
    ['kader', 'In het kort'],
    ['tabel', 'Table'],
    ['TABÉL', 'Table'],
    ['112', 'Bel 112'],
    ['huisarts', 'Bel uw huisarts'],
    ['samenvatting', 'In het kort'],
    ['lijn', 'Divider'],
    ['kop 2', 'Heading 2'],
    ['kop', 'Heading 2'],
    ['lijst', 'Bullet list'],
    ['foto', 'Figure'],
    ['voetnoot', 'Source reference'],
    ['knop', 'Appointment button'],
  ])('finds %s first as %s', (typed, name) => expect(names(typed)[0]).toBe(name));

  const manual = readFileSync('docs/editors.md', 'utf8');
  const promised = [...manual.matchAll(/`\/([^`]+)`/g)].map(([, typed = '']) => typed);
  it.each([...new Set(promised)])('finds something for %s, as the manual says', (typed) =>
    expect(names(typed)).not.toEqual([]),
  );

  it.each(INSERTABLES.flatMap(({ items }) => items.map(({ name }) => name)))(
    'finds %s first by a word of the manual',
    (name) => expect(promised.map((typed) => names(typed)[0])).toContain(name),
  );

  it('offers all five boxes as "kader"', () => expect(names('kader')).toHaveLength(5));

  it('offers everything before a letter is typed', () =>
    expect(names('')).toEqual(INSERTABLES.flatMap(({ items }) => items.map(({ name }) => name))));

  it.each(['of', 'uur', 'dag', 'zzz', 'jaar', 'vrouw'])('finds nothing for %s, as after "en/" or "8 /"', (typed) =>
    expect(names(typed)).toEqual([]),
  );
});
