import { expect, test } from 'vitest';
import { countReferences, moveSource, newSource, sourceForm, sourceInput } from './source-form.ts';

const WHO = { id: 'who', title: 'Tobacco', publisher: 'WHO', year: 2024, address: null, consultedOn: null };
const list = ['a', 'b', 'c'].map((id) => ({ ...sourceForm(WHO), id }));
const ids = (sources: { id: string }[]) => sources.map(({ id }) => id).join('');

test('sends what it was given', () => {
  expect(sourceInput(sourceForm(WHO))).toMatchObject({ id: 'who', year: 2024, address: '', consultedOn: '' });
});

test('leaves a year that is no number for the server to refuse', () => {
  expect(sourceInput({ ...sourceForm(WHO), year: ' ca. 2020 ' }).year).toBe('ca. 2020');
  expect(sourceInput({ ...sourceForm(WHO), year: ' ' }).year).toBeNull();
});

test('moves a source one place, and not past the ends', () => {
  expect(ids(moveSource(list, 1, -1))).toBe('bac');
  expect(ids(moveSource(list, 1, 1))).toBe('acb');
  expect(ids(moveSource(list, 0, -1))).toBe('abc');
  expect(ids(moveSource(list, 2, 1))).toBe('abc');
});

test('gives new sources ids that the server accepts, each its own', () => {
  const made = Array.from({ length: 200 }, () => newSource('2026-01-02').id);
  expect(new Set(made).size).toBe(200);
  for (const id of made) expect(id).toMatch(/^[a-z0-9]{8}$/);
});

test('counts the references to one source', () => {
  expect(countReferences('<p>a<sup data-source="a"></sup> b<sup data-source="ab"></sup></p>', 'a')).toBe(1);
});
