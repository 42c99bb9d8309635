import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLocalTexts, keptForms } from '../data/local-storage.ts';
import type { Schema } from './form/schema.ts';
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
};
const at = (minute: number) => `2026-03-04T10:${minute}:00.000Z`;
const found = (userId = 1, path = 'pmo.yaml', after = schema, fields: Record<string, unknown> = server.fields) =>
  findKeptForms(userId, path, after, { content: { ...server, fields } as never, current: fields as never });

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
  expect(keepForm(key, schema, { ...form, ...changes, at: at(minute) })).toBe(true);
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
  keepForm(copy.key, schema, { ...form, at: at(11) });
  removeCopies([copy]);
  expect(found().forms).toMatchObject([form]);
});

test('after an update that changed the fields, the text is there and the fields are those of the server', () => {
  keep(10);
  const later: Schema = { type: 'object', properties: { titel: { type: 'array' } } };
  const titles = { titel: ['Oud'] };
  expect(found(1, 'pmo.yaml', later, titles).forms).toMatchObject([{ fields: titles, body: 'Mijn tekst', right: [] }]);
});

test('an update that changed one field leaves what was typed in the others', () => {
  const { titel } = schema.properties ?? {};
  const two: Schema = { type: 'object', properties: { titel: titel as Schema, prijs: { type: 'string' } } };
  const key = newKey(1, 'pmo.yaml');
  keepForm(key, two, { ...form, fields: { titel: 'Nieuw', prijs: '€ 5' }, at: at(10) });
  const later: Schema = { type: 'object', properties: { titel: titel as Schema, prijs: { type: 'number' } } };
  const fields = { titel: 'Oud', prijs: 4 };
  expect(found(1, 'pmo.yaml', later, fields).forms).toMatchObject([{ fields: { titel: 'Nieuw', prijs: 4 } }]);
});

test('what is stored and broken is no form, and a browser that refuses says so', () => {
  stored.setItem(newKey(1, 'pmo.yaml'), '{"basedOn":');
  expect(found().forms).toEqual([]);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(keepForm(newKey(1, 'pmo.yaml'), schema, { ...form, at: at(10) })).toBe(false);
});
