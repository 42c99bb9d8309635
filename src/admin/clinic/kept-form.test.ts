import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schema } from './form/schema.ts';
import { keepForm, readKeptForm } from './kept-form.ts';

const schema: Schema = { type: 'object', properties: { titel: { type: 'string' } } };
const form = { basedOn: 3, fields: { titel: 'Nieuw' }, body: 'Mijn tekst', restoredFrom: null, right: ['titel'] };
const current = { titel: 'Oud' };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a form is kept for its user and its document alone, until it is removed', () => {
  expect(keepForm(1, 'pmo.yaml', schema, form)).toBe(true);
  expect(readKeptForm(1, 'pmo.yaml', schema, current)).toMatchObject(form);
  expect(readKeptForm(2, 'pmo.yaml', schema, current)).toBeUndefined();
  expect(readKeptForm(1, 'team.yaml', schema, current)).toBeUndefined();
  keepForm(1, 'pmo.yaml', schema, undefined);
  expect(readKeptForm(1, 'pmo.yaml', schema, current)).toBeUndefined();
});

test('after an update that changed the fields, the text is there and the fields are those of the server', () => {
  keepForm(1, 'pmo.yaml', schema, form);
  const later: Schema = { type: 'object', properties: { titel: { type: 'array' } } };
  const titles = { titel: ['Oud'] };
  expect(readKeptForm(1, 'pmo.yaml', later, titles)).toMatchObject({ fields: titles, body: 'Mijn tekst', right: [] });
});

test('what is stored and broken is no form, and a browser that refuses says so', () => {
  stored.set('document:1:pmo.yaml', '{"basedOn":');
  expect(readKeptForm(1, 'pmo.yaml', schema, current)).toBeUndefined();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(keepForm(1, 'pmo.yaml', schema, form)).toBe(false);
});
