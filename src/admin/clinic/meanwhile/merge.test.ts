import { describe, expect, it } from 'vitest';
import { documentForms } from '../../../../tests/support/content/document-forms.ts';
import type { Schema, Value } from '../form/schema.ts';
import { fromForm, toForm } from '../form/values.ts';
import { type Choices, merged } from './merge.ts';

const text: Schema = { type: 'string' };
const group = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const list = (items: Schema): Schema => ({ type: 'array', items });

/** One field of a document, as each side has it. */
function of(schema: Schema, [base, mine, theirs]: unknown[], choices?: Choices) {
  const whole = group({ veld: schema });
  const filled = (value: unknown) => ({
    fields: toForm(whole, value === undefined ? {} : ({ veld: value } as Value)),
    body: null,
  });
  const sides = { base: filled(base), mine: filled(mine), theirs: filled(theirs) };
  const { fields, clashes } = merged(whole, sides, choices);
  return { value: (fromForm(whole, fields) as { veld?: unknown }).veld, clashes };
}

/** What nobody has to be asked about. */
function agreed(schema: Schema, sides: unknown[]) {
  const { value, clashes } = of(schema, sides);
  expect(clashes).toEqual([]);
  return value;
}

describe('fields', () => {
  const address = group({ straat: text, plaats: text, huis: group({ nummer: text }) });

  it('are of who changed them, however deep', () => {
    const base = { straat: 'Markt', plaats: 'Waalre', huis: { nummer: '1' } };
    const mine = { ...base, straat: 'Plein' };
    const theirs = { ...base, huis: { nummer: '2' } };
    expect(agreed(address, [base, mine, theirs])).toEqual({ straat: 'Plein', plaats: 'Waalre', huis: { nummer: '2' } });
  });

  it('that both changed alike ask nothing, and otherwise ask for that field alone', () => {
    expect(agreed(text, ['a', 'b', 'b'])).toBe('b');
    const base = { straat: 'Markt', plaats: 'Waalre' };
    const sides = [base, { straat: 'Plein', plaats: 'Aalst' }, { straat: 'Laan', plaats: 'Waalre' }];
    const { value, clashes } = of(address, sides);
    expect(clashes).toMatchObject([{ id: 'veld.straat', place: ['Veld', 'Street'], mine: 'Plein', theirs: 'Laan' }]);
    expect(value).toEqual({ straat: 'Plein', plaats: 'Aalst' });
    expect(of(address, sides, { 'veld.straat': 'theirs' }).value).toEqual({ straat: 'Laan', plaats: 'Aalst' });
  });

  it('that one side filled in or took away are so', () => {
    expect(agreed(text, [undefined, 'a', undefined])).toBe('a');
    expect(agreed(address, [{ straat: 'a', plaats: 'b' }, { plaats: 'b' }, { straat: 'a', plaats: 'c' }])).toEqual({
      plaats: 'c',
    });
  });

  it('keeps a picture with the words that describe it', () => {
    const cover = group({
      foto: { type: 'string', format: 'picture' },
      alt: { ...text, describes: 'foto' },
      titel: text,
    });
    const base = { foto: 'zee', alt: 'De zee', titel: 'a' };
    const sides = [base, { ...base, foto: 'bos', titel: 'b' }, { ...base, alt: 'De Noordzee' }];
    const { value, clashes } = of(cover, sides);
    expect(clashes).toHaveLength(1);
    expect(value).toEqual({ foto: 'bos', alt: 'De zee', titel: 'b' });
    expect(of(cover, sides, { 'veld.foto': 'theirs' }).value).toEqual({ foto: 'zee', alt: 'De Noordzee', titel: 'b' });
  });

  it('never mixes two medical reviews, and takes out each example that one side filled in', () => {
    const review: Schema = { ...group({ door: text, op: text }), readOnly: true };
    const sides = [
      { door: 'a', op: '1' },
      { door: 'b', op: '1' },
      { door: 'a', op: '2' },
    ];
    expect(of(review, sides).clashes).toHaveLength(1);
    const samples: Schema = { ...list(text), readOnly: true };
    expect(
      agreed(samples, [
        ['a', 'b', 'c'],
        ['b', 'c'],
        ['a', 'c'],
      ]),
    ).toEqual(['c']);
  });
});

describe('the items of a list', () => {
  const prices = list(group({ id: text, prijs: text, duur: text }));
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, prijs: '€ 1', duur: '10' }));

  it('are found again by their id, changed by one, moved by the other', () => {
    const mine = [a, { ...b, prijs: '€ 2' }, c];
    const theirs = [c, a, { ...b, duur: '20' }];
    expect(agreed(prices, [[a, b, c], mine, theirs])).toEqual([c, a, { id: 'b', prijs: '€ 2', duur: '20' }]);
  });

  it('are all there when both added one, each behind what it stood behind', () => {
    const [x, y] = ['x', 'y'].map((id) => ({ id, prijs: '€ 9', duur: '' }));
    expect(
      agreed(prices, [
        [a, b],
        [a, b, x],
        [a, y, b],
      ]),
    ).toEqual([a, y, b, x]);
    expect(agreed(prices, [[a], [a, x], [a, y]])).toEqual([a, y, x]);
  });

  it('are gone when one side removed them, and ask when the other changed them', () => {
    expect(
      agreed(prices, [
        [a, b, c],
        [a, c],
        [a, b],
      ]),
    ).toEqual([a]);
    const changed = { ...b, prijs: '€ 3' };
    const sides = [[a, b], [a], [a, changed]];
    const { value, clashes } = of(prices, sides);
    expect(clashes).toMatchObject([{ place: ['Veld', 'b'], mine: undefined, theirs: changed }]);
    expect(value).toEqual([a]);
    expect(of(prices, sides, { [clashes[0]?.id ?? '']: 'theirs' }).value).toEqual([a, changed]);
  });

  it('ask for their order when both moved them', () => {
    const sides = [
      [a, b, c],
      [b, a, c],
      [a, c, b],
    ];
    const { value, clashes } = of(prices, sides);
    expect(clashes).toMatchObject([{ place: ['Veld', 'Order'], mine: ['b', 'a', 'c'], theirs: ['a', 'c', 'b'] }]);
    expect(value).toEqual([b, a, c]);
    expect(of(prices, sides, { 'veld.order': 'theirs' }).value).toEqual([a, c, b]);
  });

  it('without an id are found again where half of their fields are the same', () => {
    const closures = list(group({ van: text, tot: text, reden: text }));
    const [kerst, pasen] = [
      { van: '12-25', tot: '12-26', reden: 'kerst' },
      { van: '04-05', tot: '04-06', reden: 'pasen' },
    ];
    const mine = [{ ...kerst, reden: 'Kerstmis' }, pasen];
    const theirs = [{ ...kerst, tot: '12-27' }];
    expect(agreed(closures, [[kerst, pasen], mine, theirs])).toEqual([
      { van: '12-25', tot: '12-27', reden: 'Kerstmis' },
    ]);
    const other = { van: '05-01', tot: '05-02', reden: 'feest' };
    const { clashes } = of(closures, [[kerst], [other], [{ ...kerst, tot: '12-27' }]]);
    expect(clashes).toMatchObject([{ mine: undefined }]);
  });

  it('of people are found again by their key, also one whose key changed', () => {
    const team: Schema = { type: 'object', additionalProperties: group({ naam: text, functie: text }) };
    const base = { an: { naam: 'An', functie: 'arts' }, bo: { naam: 'Bo', functie: 'arts' } };
    const mine = { 'an-bos': base.an, bo: base.bo };
    const theirs = { bo: { ...base.bo, functie: 'huisarts' }, an: base.an, cas: { naam: 'Cas', functie: 'arts' } };
    expect(Object.entries(agreed(team, [base, mine, theirs]) as object)).toEqual([
      ['bo', { naam: 'Bo', functie: 'huisarts' }],
      ['an-bos', base.an],
      ['cas', theirs.cas],
    ]);
  });
});

describe('lines, days and paragraphs', () => {
  it('lets one line in the place of another be that line', () => {
    const lines = list(text);
    expect(
      agreed(lines, [
        ['a', 'b', 'c'],
        ['a', 'B', 'c'],
        ['a', 'b', 'c', 'd'],
      ]),
    ).toEqual(['a', 'B', 'c', 'd']);
    const { clashes } = of(lines, [
      ['a', 'b'],
      ['a', 'x'],
      ['a', 'y'],
    ]);
    expect(clashes).toMatchObject([{ mine: 'x', theirs: 'y' }]);
  });

  it('adds and takes away days of both', () => {
    const days = list({ enum: ['ma', 'di', 'wo', 'za'] });
    expect(
      agreed(days, [
        ['ma', 'di'],
        ['ma', 'za'],
        ['di', 'wo'],
      ]),
    ).toEqual(['wo', 'za']);
  });

  it('merges a text by its paragraphs, and asks for the one that both changed', () => {
    const body = (words: string) => ({ fields: {}, body: `\n${words}` });
    const sides = {
      base: body('Een\n\nTwee\n\nDrie\n'),
      mine: body('Eén\n\nTwee\n\nDrie\n'),
      theirs: body('Een\n\nTwee\n\n3\n\nVier\n'),
    };
    expect(merged(group({}), sides)).toEqual({ fields: {}, body: '\nEén\n\nTwee\n\n3\n\nVier\n', clashes: [] });
    const both = { ...sides, mine: body('Een\n\nTwee\n\nDrie!\n') };
    const { clashes } = merged(group({}), both);
    expect(clashes).toMatchObject([{ place: ['Text'], mine: 'Drie!', theirs: '3' }]);
    const id = clashes[0]?.id ?? '';
    expect(merged(group({}), both, { [id]: 'theirs' }).body).toBe('\nEen\n\nTwee\n\n3\n\nVier\n');
    expect(merged(group({}), both).body).toBe('\nEen\n\nTwee\n\nDrie!\n\nVier\n');
  });
});

it.each(documentForms())('$path stays whole, whichever side did nothing', ({ schema, content }) => {
  const fields = toForm(schema as Schema, content.fields as Value);
  const whole = { fields, body: content.body };
  const other = { fields: toForm(schema as Schema, {}), body: content.body && `${content.body}\n\nMeer\n` };
  for (const [mine, theirs] of [
    [whole, other],
    [other, whole],
  ] as const)
    expect(merged(schema as Schema, { base: whole, mine, theirs })).toEqual({ ...other, clashes: [] });
});
