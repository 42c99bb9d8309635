import { describe, expect, it } from 'vitest';
import { documentForms } from '../../../../tests/support/content/document-forms.ts';
import { $language } from '../../language/words.tsx';
import { hasEnglishName, labelOf } from './field-names.ts';
import dutch from './nl.ts';
import { emptyOf, type Field, fieldOf, namesOf, type Schema, schemaOf, type Value } from './schema.ts';
import {
  changedFields,
  contentOf,
  emptied,
  fromForm,
  hasStrayMarks,
  keyOf,
  placeErrors,
  pointOf,
  problemsOf,
  toForm,
  toggled,
} from './values.ts';

const documents = documentForms().map(({ path, schema, content }) => ({
  path,
  schema: schema as Schema,
  fields: content.fields as Record<string, Value>,
}));
const documentAt = (path: string) => {
  const found = documents.find((document) => document.path === path);
  if (!found) throw new Error(`There is no ${path}`);
  return { ...found, form: toForm(found.schema, found.fields) };
};

/** The kinds of all fields below, by their paths. */
function kindsBelow(schema: Schema, value: Value | undefined, path = ''): [string, Field['kind']][] {
  const field = fieldOf(schema, value);
  if (field.kind === 'group') {
    const values = (value ?? {}) as Record<string, Value>;
    return namesOf(field.schema, values).flatMap((name) =>
      kindsBelow(schemaOf(field.schema, name), values[name], `${path}.${name}`),
    );
  }
  if (field.kind === 'list')
    return [[path, 'list'], ...((value ?? []) as Value[]).flatMap((item) => kindsBelow(field.item, item, `${path}[]`))];
  return [[path, field.kind]];
}

/** A schema and all those in it. */
function fieldsBelow(schema: Schema): Schema[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const inner = [...Object.values(properties), items, additionalProperties, ...anyOf];
  return [schema, ...inner.flatMap((part) => (typeof part === 'object' ? fieldsBelow(part) : []))];
}

describe.each(documents)('$path', ({ schema, fields }) => {
  it('comes out of the form as it went in', () => {
    const { fields: sent, body } = contentOf(schema, toForm(schema, fields), null);
    expect(JSON.stringify(sent)).toBe(JSON.stringify(fields));
    expect(body).toBeNull();
  });

  it('holds no formatting that visitors would see as signs', () => {
    const below = (part: Schema, value: Value | undefined, path: string): string[] => {
      const field = fieldOf(part, value);
      if (field.kind === 'group' && value !== null)
        return Object.entries((value ?? {}) as Record<string, Value>).flatMap(([name, inner]) =>
          below(schemaOf(field.schema, name), inner, `${path}.${name}`),
        );
      if (field.kind === 'list') return ((value ?? []) as Value[]).flatMap((item) => below(field.item, item, path));
      const text = Array.isArray(value) ? value.join('\n') : String(value);
      return hasStrayMarks(field, text) ? [path] : [];
    };
    expect(below(schema, fields, '')).toEqual([]);
  });

  it('has a field for each value', () => {
    expect(kindsBelow(schema, fields).filter(([, kind]) => kind === 'json')).toEqual([]);
  });
});

describe('fields', () => {
  it('shows pictures as such, each with the words that describe it', () => {
    const { schema, fields } = documentAt('home.yaml');
    const pictures = kindsBelow(schema, fields).filter(([, kind]) => kind === 'picture');
    expect(pictures.map(([path]) => path)).toEqual(['.kop.foto', '.banner.foto', '.afsluiting.foto']);
    expect(schemaOf(schemaOf(schema, 'kop'), 'fotobeschrijving').describes).toBe('foto');
    const team = fieldOf(documentAt('team.yaml').schema, documentAt('team.yaml').fields);
    const portrait = team.kind === 'record' ? fieldOf(schemaOf(team.item, 'portret'), undefined) : undefined;
    expect(portrait).toEqual({ kind: 'picture', isNullable: true });
  });

  it('shows days as boxes, times and dates as such, and closures as a list', () => {
    const kinds = new Map(kindsBelow(documentAt('kliniek.yaml').schema, documentAt('kliniek.yaml').fields));
    expect(kinds.get('.openingstijden[].dagen')).toBe('choices');
    expect(kinds.get('.dicht')).toBe('list');
    const { schema, fields } = documentAt('kliniek.yaml');
    const hours = fieldOf(schemaOf(schema, 'openingstijden'), fields['openingstijden']);
    const until = hours.kind === 'list' ? fieldOf(schemaOf(hours.item, 'tot'), '17:00') : undefined;
    expect(until).toMatchObject({ kind: 'text', input: 'time' });
    const closures = fieldOf(schemaOf(schema, 'dicht'), fields['dicht']);
    expect(closures).toMatchObject({ kind: 'list', isNullable: true });
    expect(closures.kind === 'list' && emptyOf(closures.item)).toEqual({ van: '', reden: '' });
  });

  it('offers the fixed text that stands beside an amount', () => {
    const packages = fieldOf(schemaOf(documentAt('pmo.yaml').schema, 'pakketten'), []);
    const price = packages.kind === 'list' ? fieldOf(schemaOf(packages.item, 'prijs'), '€ 12') : undefined;
    expect(price).toMatchObject({ kind: 'text', suggestions: ['Prijs in overleg'] });
  });

  it('tells formatting that is none, and only that', () => {
    const strayIn = (path: string, names: string[], text: string) => {
      const { schema } = documentAt(path);
      return hasStrayMarks(fieldOf(names.reduce(schemaOf, schema), text), text);
    };
    for (const text of ['Een **vet** woord', '*schuin*', 'Zie [onze route](/over-ons)', '## Kop'])
      expect(strayIn('behandelingen.yaml', ['spreuk'], text)).toBe(true);
    expect(strayIn('behandelingen.yaml', ['spreuk'], 'Prijs* bij 2 * 3 en {duur:intake} [sic]')).toBe(false);
    expect(strayIn('contact.yaml', ['contact', 'spoed'], 'Bel **112**')).toBe(false);
    expect(strayIn('bericht.yaml', ['tekst'], 'Zie [onze route](/over-ons)')).toBe(false);
    expect(strayIn('route.yaml', ['parkeren'], '**Gratis**')).toBe(false);
  });

  it('keeps the order of the document, and puts what it lacks behind what comes before it', () => {
    const { schema, fields } = documentAt('kliniek.yaml');
    const names = namesOf(schema, fields);
    expect(names.slice(0, 5)).toEqual(['naam', 'ondertitel', 'telefoon', 'email', 'veiligheidsmeldingen']);
  });

  it('calls a field by its key in Dutch, and has an English name for each', () => {
    expect(labelOf('openbaar-vervoer')).toBe('Public transport');
    $language.set('nl');
    expect(labelOf('openbaar-vervoer')).toBe('Openbaar vervoer');
    $language.set('en');
    const names = documents.flatMap(({ schema }) =>
      fieldsBelow(schema).flatMap(({ properties = {} }) => Object.keys(properties)),
    );
    expect(names.filter((name) => name !== 'voorbeelden' && !hasEnglishName(name))).toEqual([]);
  });

  it('has each hint in Dutch', () => {
    const hints = documents.flatMap(({ schema }) =>
      fieldsBelow(schema).flatMap(({ description }) => description ?? []),
    );
    expect(hints.length).toBeGreaterThan(50);
    expect(hints.filter((hint) => !(hint in dutch))).toEqual([]);
  });
});

describe('emptied', () => {
  it('sends nothing where the schema may have nothing, and an empty text only where it needs one', () => {
    expect(emptied({ isNullable: true }, true, '30 minuten')).toBeNull();
    expect(emptied({ isNullable: false }, false, 'kerst')).toBeUndefined();
    expect(emptied({ isNullable: false }, true, '17:00')).toBe('');
  });

  it('goes back to what it was before the user typed', () => {
    expect(emptied({ isNullable: true }, false, undefined)).toBeUndefined();
    expect(emptied({ isNullable: true }, false, null)).toBeNull();
  });

  it('leaves what is undefined out of the document', () =>
    expect(contentOf({ type: 'object', properties: {} }, { a: undefined } as unknown as Value, null).fields).toEqual(
      {},
    ));
});

describe('a record', () => {
  const { schema, form } = documentAt('team.yaml');
  const entries = form as { key: string; value: Value }[];

  it('is a list of entries, in the order of the document', () => {
    expect(entries[0]?.key).toBe('hanneke-verbruggen');
    expect(Object.keys(fromForm(schema, entries.toReversed() as unknown as Value) as object).at(-1)).toBe(
      'hanneke-verbruggen',
    );
  });

  it('is not sent with two entries of one key, or one without', () => {
    expect(problemsOf(schema, form)).toEqual({});
    expect(problemsOf(schema, [...entries, { key: '', value: {} }] as unknown as Value)).toHaveProperty(['']);
    expect(problemsOf(schema, [...entries, entries[0]] as unknown as Value)).toHaveProperty('hanneke-verbruggen');
  });
});

describe('placeErrors', () => {
  it('finds the field of each message', () => {
    const { schema, fields } = documentAt('kliniek.yaml');
    const form = toForm(schema, { ...fields, dicht: [{ van: '2026-12-28', tot: '2026-12-01', reden: 'vakantie' }] });
    const errors = {
      'openingstijden.0.tot': 'moet een tijd zijn zoals 09:30',
      'dicht.0.tot': 'ligt voor van: verwissel ze',
      'openingstijden.0.dagen.0': 'is geen dag',
      'voorbeelden.2': 'is geen tekst',
      'dicht.7.van': 'is weg',
      document: 'Regel 3: klopt niet',
      onbekend: 'kent dit niet',
    };
    expect(placeErrors(schema, form, errors)).toEqual({
      at: {
        'openingstijden.0.tot': 'moet een tijd zijn zoals 09:30',
        'dicht.0.tot': 'ligt voor van: verwissel ze',
        'openingstijden.0.dagen': 'is geen dag',
        voorbeelden: 'regel 3 is geen tekst',
        dicht: 'is weg',
      },
      rest: [
        { path: 'document', message: 'Regel 3: klopt niet' },
        { path: 'onbekend', message: 'kent dit niet' },
      ],
    });
  });

  it('finds a member of the team by the key', () => {
    const { schema, form } = documentAt('team.yaml');
    const { at, rest } = placeErrors(schema, form, {
      'joris-van-lieshout.naam': 'ontbreekt',
      'Anna B': 'is geen sleutel',
    });
    expect(at).toEqual({ 'joris-van-lieshout.naam': 'ontbreekt' });
    expect(rest).toEqual([{ path: 'Anna B', message: 'is geen sleutel' }]);
  });
});

describe('typed values', () => {
  it('makes a key of a name, also letter by letter', () => {
    expect([...'Jan de Vries'].reduce((field, letter) => keyOf(field + letter), '')).toBe('jan-de-vries');
    expect(keyOf(' anna bos')).toBe('anna-bos');
  });

  it('reads a place, or leaves what is none to the server', () => {
    expect(pointOf('43, 55')).toEqual([43, 55]);
    expect(pointOf('43, ')).toBe('43, ');
  });

  it('adds a day in the order of the week, and a therapy at the end of an order of its own', () => {
    expect(toggled(['ma', 'di', 'wo'], ['ma', 'wo'], 'di')).toEqual(['ma', 'di', 'wo']);
    expect(toggled(['ma', 'di', 'wo'], ['wo', 'ma'], 'di')).toEqual(['wo', 'ma', 'di']);
    expect(toggled(['ma', 'di', 'wo'], ['ma', 'wo'], 'ma')).toEqual(['wo']);
  });

  it('tells which fields a colleague changed', () => {
    const before = { fields: { naam: 'a', adres: { plaats: 'Waalre' } }, body: 'x' };
    expect(changedFields(before, { fields: { naam: 'a', adres: { plaats: 'Eindhoven' } }, body: 'y' })).toEqual([
      'adres',
      'tekst',
    ]);
  });

  it('does not tell of the list of examples, which no form shows', () => {
    const before = { fields: { naam: '000', voorbeelden: ['naam'] }, body: null };
    expect(changedFields(before, { fields: { naam: 'a' }, body: null })).toEqual(['naam']);
  });
});
