import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentForms } from '../../../tests/support/content/document-forms.ts';
import { hasLocalTexts, keptForms } from '../data/local-storage.ts';
import type { Schema, Value } from './form/schema.ts';
import { toForm } from './form/values.ts';
import { findKeptForms, keepForm, newKey, removeCopies } from './kept-form.ts';

const schema: Schema = { type: 'object', properties: { titel: { type: 'string' } } };
const server = { fields: { titel: 'Oud' }, body: 'Tekst' };
const form = {
  basedOn: 3,
  before: server,
  fields: { titel: 'Nieuw' },
  body: 'Mijn tekst',
  restoredFrom: null,
  right: ['titel'],
  left: [],
};
const at = (minute: number) => `2026-03-04T10:${minute}:00.000Z`;
const found = (userId = 1, path = 'pmo.yaml', after = schema, fields: Record<string, unknown> = server.fields) =>
  findKeptForms(userId, path, after, { ...server, fields } as never);

/** What browsers have: the entries are its own properties. */
class Stored {
  getItem(key: string) {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  }
}
let stored: Stored;
beforeEach(() => {
  stored = new Stored();
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

function keep(minute: number, changes: Partial<typeof form> = {}) {
  const key = newKey(1, 'pmo.yaml');
  expect(keepForm(key, { ...form, ...changes, at: at(minute) })).toBe(true);
  return { key, at: at(minute) };
}

test('a form is kept for its user and its document alone, until it is removed', () => {
  const copy = keep(10);
  expect(found().forms).toMatchObject([form]);
  expect(keptForms(1)).toEqual(['pmo.yaml']);
  expect(hasLocalTexts(1)).toBe(true);
  expect(found(2).forms).toEqual([]);
  expect(found(1, 'team.yaml').forms).toEqual([]);
  removeCopies([copy]);
  expect(found().forms).toEqual([]);
  expect(keptForms(1)).toEqual([]);
});

test('each tab keeps its own form, the newest first, and the same one twice is one', () => {
  keep(10, { body: 'Van tab 1' });
  keep(12, { body: 'Van tab 2' });
  keep(11, { body: 'Van tab 1' });
  const { forms } = found();
  expect(forms.map(({ body, copies }) => [body, copies.map((copy) => copy.at)])).toEqual([
    ['Van tab 2', [at(12)]],
    ['Van tab 1', [at(11), at(10)]],
  ]);
});

test('what was saved meanwhile is not offered, and a form that another tab has changed since is not removed', () => {
  const copy = keep(10, { ...server });
  expect(found()).toEqual({ forms: [], saved: [copy] });
  keepForm(copy.key, { ...form, at: at(11) });
  removeCopies([copy]);
  expect(found().forms).toMatchObject([form]);
});

test('after an update what was typed stands in the fields that are left, and the rest is text to copy', () => {
  const before = { fields: { titel: 'Oud', oud: 'a', prijs: '€ 4', naam: 'x' }, body: 'Tekst' };
  const fields = { titel: 'Nieuw', oud: 'Getypt in een veld dat er niet meer is', prijs: '€ 5', naam: 'x' };
  keep(10, { before, fields } as never);
  const properties: Record<string, Schema> = {
    titel: { type: 'string', maxLength: 10, description: 'A new hint.' },
    prijs: { type: 'object', properties: { bedrag: { type: 'string' } } },
    nieuw: { type: 'string' },
  };
  const later: Schema = { type: 'object', properties, required: ['titel', 'prijs', 'nieuw'] };
  const now = { titel: 'Oud', prijs: { bedrag: '€ 4' }, nieuw: 'b' };
  const [kept] = found(1, 'pmo.yaml', later, now).forms;
  expect(kept?.fields).toEqual({ ...now, titel: 'Nieuw' });
  expect(kept?.left).toEqual([
    { path: ['oud'], text: 'Getypt in een veld dat er niet meer is' },
    { path: ['prijs'], text: '€ 5' },
  ]);
  expect(kept?.before.fields).toEqual(now);
  expect(kept?.right).toEqual(['titel']);
});

test('after an update of the team each colleague keeps what was typed', () => {
  const person = (properties: Record<string, Schema>): Schema => ({
    type: 'object',
    additionalProperties: { type: 'object', properties },
  });
  const text: Schema = { type: 'string' };
  const before = { fields: { an: { naam: 'An', functie: 'arts', tel: '1' } }, body: null };
  const typed = { naam: 'An', functie: 'huisarts', tel: '2' };
  keep(10, {
    before,
    body: null,
    fields: [
      { key: 'an', value: typed },
      { key: '', value: { naam: 'Bo' } },
    ],
  } as never);
  const later = person({ naam: text, functie: text, registratie: text });
  const content = { fields: { an: { naam: 'An', functie: 'arts' } }, body: null };
  const [kept] = findKeptForms(1, 'pmo.yaml', later, content).forms;
  expect(kept?.fields).toEqual([
    { key: 'an', value: { naam: 'An', functie: 'huisarts' } },
    { key: '', value: { naam: 'Bo' } },
  ]);
  expect(kept?.left).toEqual([{ path: ['an', 'tel'], text: '2' }]);
});

test('text that has no place any more is kept when all else is saved', () => {
  keep(10, { ...server, left: [{ path: ['oud'], text: 'Nog te kopiëren' }] } as never);
  expect(found().forms).toMatchObject([{ left: [{ path: ['oud'], text: 'Nog te kopiëren' }] }]);
});

test.each(documentForms())(
  'a form of $path fits the fields as they are, to the letter',
  ({ path, schema, content }) => {
    const fields = toForm(schema as Schema, content.fields as Value);
    const before = { fields: {}, body: null };
    keepForm(newKey(1, path), { ...form, before, fields, body: 'Anders', at: at(10) });
    const [kept] = findKeptForms(1, path, schema as Schema, { ...content, body: 'Tekst' }).forms;
    expect(JSON.stringify(kept?.fields)).toBe(JSON.stringify(fields));
    expect(kept?.left).toEqual([]);
  },
);

test('what is stored and broken is no form, and a browser that refuses says so', () => {
  stored.setItem(newKey(1, 'pmo.yaml'), '{"basedOn":');
  expect(found().forms).toEqual([]);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(keepForm(newKey(1, 'pmo.yaml'), { ...form, at: at(10) })).toBe(false);
});
