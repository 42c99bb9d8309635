import { expect, test } from 'vitest';
import { fromForm, toForm } from './document-form.ts';
import { readOriginal, siteDocuments } from './documents.ts';
import { reviewedPart, withReview } from './reviewed-part.ts';

const PAGE = 'therapieen/pro-aging.md';
const text = readOriginal(PAGE);
const pageWith = (fields: object, body?: string) => {
  const form = toForm(PAGE, text);
  return fromForm(PAGE, text, { fields: { ...form.fields, ...fields }, body: body ?? form.body });
};
const isRead = (other: string) => reviewedPart(PAGE, other).read !== reviewedPart(PAGE, text).read;

test('24 pages about care have a medical review', () => {
  const reviewed = siteDocuments().filter(({ isReviewed }) => isReviewed);
  expect(reviewed).toHaveLength(24);
  for (const { path } of reviewed)
    expect(reviewedPart(path, readOriginal(path)).review, path).toMatchObject({ door: expect.any(String) });
});

test.each([
  { titel: 'Ouder' },
  { ondertitel: 'Ouder' },
  { samenvatting: 'Ouder' },
  { foto: 'vase' },
  { feiten: {} },
  { bronnen: [] },
])('a reviewer reads %o', (fields) => expect(isRead(pageWith(fields))).toBe(true));

test.each([{ auteur: 'x' }, { zoekomschrijving: 'x' }, { volgorde: 2 }, { verwant: [] }, { gecontroleerd: null }])(
  'a reviewer does not stand for %o',
  (fields) => expect(isRead(pageWith(fields))).toBe(false),
);

test('the order of fields and the space around the text are no change', () => {
  const { fields, body } = toForm(PAGE, text);
  const turned = Object.fromEntries(Object.entries(fields).reverse());
  expect(isRead(fromForm(PAGE, text, { fields: turned, body: `${body}\n\n` }))).toBe(false);
  expect(isRead(pageWith({}, `${body}\nNog een zin.`))).toBe(true);
});

test('a review that somebody made is no sample any more, whatever else is', () => {
  const review = { door: 'hanneke-verbruggen', op: '2026-11-21', volgende: '2029-11-21' };
  const form = (voorbeelden: string[]) => ({ fields: { titel: 'Slaap', voorbeelden }, body: null });
  expect(withReview(form(['gecontroleerd']), review).fields).toEqual({ titel: 'Slaap', gecontroleerd: review });
  expect(withReview(form(['foto', 'gecontroleerd']), review).fields['voorbeelden']).toEqual(['foto']);
});
