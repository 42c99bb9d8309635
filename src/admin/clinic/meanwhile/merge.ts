import { labelOf } from '../form/field-names.ts';
import { titleOf } from '../form/item-title.ts';
import { type Entry, fieldOf, isRecord, type Schema, schemaOf, type Value, type Values } from '../form/schema.ts';
import { isSame } from '../form/values.ts';

/* What a colleague saved meanwhile, and what is in the form, made one document. */

/** A form: records are lists of entries, as its fields edit them. */
export type Filled = { fields: Value; body: string | null };

type Part = Value | undefined;
type Side = 'mine' | 'theirs';
/** What both started from, and what each made of it. A part that is not there is undefined. */
type Sides = Record<'base' | Side, Part>;

/** What both changed, each otherwise. */
export type Clash = Record<Side, Part> & {
  id: string;
  /** The names of the fields and items that it is in. */
  place: string[];
  /** The pictures of both, where it is about one. */
  pictures?: Record<Side, Part>;
};

/** By the ids of clashes; mine where nothing is chosen. */
export type Choices = Readonly<Record<string, Side>>;

type At = { id: string; place: string[] };
type Ask = (at: At, sides: Sides, pictures?: Clash['pictures']) => Part;

/**
 * What one side alone changed is as that side has it: a field, an item of a list, the order of one, a paragraph. Of what
 * both changed, the choices say whose stays.
 */
export function merged(
  schema: Schema,
  { base, mine, theirs }: Record<'base' | Side, Filled>,
  choices: Choices = {},
): Filled & { clashes: Clash[] } {
  const clashes: Clash[] = [];
  const ask: Ask = ({ id, place }, sides, pictures) => {
    clashes.push({ id, place, mine: sides.mine, theirs: sides.theirs, ...(pictures && { pictures }) });
    return sides[choices[id] ?? 'mine'];
  };
  const inFields = { base: base.fields, mine: mine.fields, theirs: theirs.fields };
  const fields = mergeValue(schema, inFields, { id: '', place: [] }, ask) ?? mine.fields;
  const bodies = { base: base.body, mine: mine.body, theirs: theirs.body };
  const body = mergeValue({ type: 'string' }, bodies, { id: 'body', place: [labelOf('tekst')] }, ask);
  return { fields, body: body as string | null, clashes };
}

/** What one side alone changed; `both` when each did, otherwise than the other. */
function changed({ base, mine, theirs }: Sides): { part: Part } | 'both' {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { part: mine };
  return isSame(base, mine) ? { part: theirs } : 'both';
}

function mergeValue(schema: Schema, sides: Sides, at: At, ask: Ask): Part {
  const one = changed(sides);
  if (one !== 'both') return one.part;
  const { base, mine, theirs } = sides;
  if (typeof mine === 'string' && typeof theirs === 'string' && `${mine}${theirs}`.includes('\n\n'))
    return mergeText({ base: typeof base === 'string' ? base : '', mine, theirs }, at, ask);
  const field = fieldOf(schema, theirs ?? mine);
  if (field.kind === 'group' && !field.schema.readOnly && isRecord(mine) && isRecord(theirs))
    return mergeGroup(field.schema, sides, at, ask);
  if (!Array.isArray(mine) || !Array.isArray(theirs))
    return ask(at, sides, field.kind === 'picture' ? { mine, theirs } : undefined);
  if (field.kind === 'list')
    return mergeItems(sides, at, ask, {
      isEdited: areAlike,
      merge: (parts, place) => mergeValue(field.item, parts, place, ask),
    });
  if (field.kind === 'record')
    return mergeItems(sides, at, ask, {
      isEdited: (before, after) => areAlike(valueIn(before), valueIn(after)),
      merge: (parts, place) => mergeEntry(field.item, parts, place, ask),
    });
  // One line in the place of another is that line, changed; one day in the place of another is not.
  const areLines = (field.kind === 'lines' || field.kind === 'points') && !schema.readOnly;
  if (areLines || field.kind === 'choices' || schema.readOnly)
    return mergeItems(sides, at, ask, { isEdited: () => areLines, merge: (parts, place) => ask(place, parts) });
  return ask(at, sides);
}

function mergeGroup(schema: Schema, sides: Sides, at: At, ask: Ask): Value {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) =>
    isRecord(side) ? (side as Values) : {},
  ) as [Values, Values, Values];
  const names = woven(Object.keys(theirs), Object.keys(mine));
  const result: Values = {};
  const inner = (name: string) => below(at, name, labelOf(name));
  for (const name of names) {
    const of = (all: Values) => all[name];
    const { describes = '' } = schemaOf(schema, name);
    // A picture and the words that describe it go together.
    if (names.includes(describes)) continue;
    const words = names.find((other) => schemaOf(schema, other).describes === name);
    if (words === undefined)
      result[name] = mergeValue(
        schemaOf(schema, name),
        { base: of(base), mine: of(mine), theirs: of(theirs) },
        inner(name),
        ask,
      );
    else {
      const pair = (all: Values) => ({ [name]: all[name], [words]: all[words] }) as Value;
      const parts = { base: pair(base), mine: pair(mine), theirs: pair(theirs) };
      const one = changed(parts);
      const pictures = { mine: of(mine), theirs: of(theirs) };
      Object.assign(result, one === 'both' ? ask(inner(name), parts, pictures) : one.part);
    }
  }
  return Object.fromEntries(
    names.flatMap((name) => (result[name] === undefined ? [] : [[name, result[name]]])),
  ) as Value;
}

const keyIn = (entry: Part) => (entry as Entry | undefined)?.key;
const valueIn = (entry: Part) => (entry as Entry | undefined)?.value;

function mergeEntry(item: Schema, { base, mine, theirs }: Sides, at: At, ask: Ask): Part {
  const keys = { base: keyIn(base), mine: keyIn(mine), theirs: keyIn(theirs) };
  const one = changed(keys);
  const key = one === 'both' ? ask(below(at, 'key', labelOf('sleutel')), keys) : one.part;
  const values = { base: valueIn(base), mine: valueIn(mine), theirs: valueIn(theirs) };
  return { key, value: mergeValue(item, values, at, ask) } as Value;
}

type OfItems = {
  /** Whether an item that is not found again may be this one, changed. */
  isEdited: (before: Part, after: Part) => boolean;
  merge: (sides: Sides, at: At) => Part;
};

function mergeItems(sides: Sides, at: At, ask: Ask, { isEdited, merge }: OfItems): Value {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) =>
    Array.isArray(side) ? side : [],
  ) as [Part[], Part[], Part[]];
  const ofMine = matches(base, mine, isEdited).map((found, index) =>
    found === undefined ? `new-${index}` : `${found}`,
  );
  const same = matches(mine, theirs, () => false);
  const ofTheirs = matches(base, theirs, isEdited).map((found, index) => {
    if (found !== undefined) return `${found}`;
    const token = ofMine[same[index] ?? -1];
    return token?.startsWith('new') ? token : `theirs-${index}`;
  });
  const order = orderOf(ofMine, ofTheirs, (ids) => {
    const titles = (list: Part[], tokens: string[]) => ids(tokens).map((id) => nameOf(list[tokens.indexOf(id)]));
    const lists = { base: null, mine: titles(mine, ofMine), theirs: titles(theirs, ofTheirs) };
    return isSame(ask(below(at, 'order', labelOf('volgorde')), lists), lists.mine);
  });
  return order.flatMap((id) => {
    const parts: Sides = {
      base: base[Number(id)],
      mine: mine[ofMine.indexOf(id)],
      theirs: theirs[ofTheirs.indexOf(id)],
    };
    const isWhole = parts.mine !== undefined && parts.theirs !== undefined;
    const one = changed(parts);
    const place = below(at, id, nameOf(parts.base ?? parts.mine ?? parts.theirs));
    const part = one !== 'both' ? one.part : isWhole ? merge(parts, place) : ask(place, parts);
    return part === undefined ? [] : [part];
  }) as Value;
}

/** Whose order stays: that of who changed it. What the other has beside it follows what it stands behind there. */
function orderOf(
  mine: string[],
  theirs: string[],
  isMine: (idsOf: (tokens: string[]) => string[]) => boolean,
): string[] {
  const common = (tokens: string[]) => tokens.filter((id) => mine.includes(id) && theirs.includes(id));
  const isMoved = (tokens: string[]) => {
    const numbers = common(tokens).map(Number).filter(Number.isFinite);
    return numbers.some((number, index) => index > 0 && number < (numbers[index - 1] ?? 0));
  };
  const areTheirs = isMoved(theirs) && (!isMoved(mine) || (!isSame(common(mine), common(theirs)) && !isMine(common)));
  return areTheirs ? woven(theirs, mine) : woven(mine, theirs);
}

/** All of the first list in its order; what the other has beside it stands behind what it stands behind there. */
function woven(spine: string[], other: string[]): string[] {
  const all = [...spine];
  for (const [index, id] of other.entries()) {
    if (all.includes(id)) continue;
    const before = other.slice(0, index).findLast((one) => all.includes(one));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}

/** For each item, the place of the one that it was: by its id, as it is, or changed in the same place. */
function matches(before: Part[], after: Part[], isEdited: OfItems['isEdited']): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const isFree = (place: number) => !found.includes(place);
  for (const isIt of [hasSameId, isSame])
    for (const [index, item] of after.entries())
      if (found[index] === undefined) {
        const place = before.findIndex((other, at) => isFree(at) && isIt(other, item));
        if (place >= 0) found[index] = place;
      }
  for (const [place, item] of before.entries()) {
    if (!isFree(place)) continue;
    const behind = before.slice(0, place).findLastIndex((_, at) => !isFree(at));
    const index = behind < 0 ? 0 : found.indexOf(behind) + 1;
    if (index < after.length && found[index] === undefined && isEdited(item, after[index])) found[index] = place;
  }
  return found;
}

const IDS = ['key', 'id', 'slug'];
const idOf = (item: Part) =>
  isRecord(item) ? IDS.map((name) => item[name]).find((id) => typeof id === 'string') : undefined;
const hasSameId = (one: Part, other: Part) => Boolean(idOf(one)) && idOf(one) === idOf(other);

/** Of two groups, whether at least half of what one of them has is the same. */
function areAlike(one: Part, other: Part): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => isSame(one[name], other[name])).length * 2 >= names.size;
}

/** By paragraphs, as the lines of a list. */
function mergeText(sides: Record<'base' | Side, string>, at: At, ask: Ask): string {
  const blocks = (text: string) => text.replace(/^\n+|\s+$/g, '').split(/\n\s*\n/);
  const parts = { base: blocks(sides.base), mine: blocks(sides.mine), theirs: blocks(sides.theirs) };
  const merge: OfItems['merge'] = (block, { id }) => ask({ id, place: at.place }, block);
  const whole = mergeItems(parts, at, ask, { isEdited: () => true, merge });
  const [start] = /^\n*/.exec(sides.theirs) ?? [''];
  const [end] = /\s*$/.exec(sides.theirs) ?? [''];
  return `${start}${(whole as string[]).join('\n\n')}${end}`;
}

const below = ({ id, place }: At, name: string, title: string): At => ({
  id: id ? `${id}.${name}` : name,
  place: title ? [...place, title] : place,
});

function nameOf(item: Part): string {
  if (typeof item === 'string') return '';
  const values = isRecord(item) && isRecord(item['value'] ?? null) ? item['value'] : item;
  return (isRecord(values) && titleOf(values as Values).title) || String(keyIn(item) ?? '');
}
