import { expect, test } from 'vitest';
import { careFacts } from '../../content/collections/care-facts.ts';
import { careOfArticle, subjectPath } from './magazine-subject.ts';
import type { SubjectCare } from './offered.ts';

const page = (href: string, subject?: string): SubjectCare => ({
  kind: 'therapy',
  title: href,
  description: '',
  facts: careFacts.parse({ 'voor-wie': 'Iedereen.' }),
  subject,
  href,
});
const PAGES = [page('/a', 'crohn'), page('/b', 'Zware pathologie'), page('/c'), page('/d', 'Hormonen')];
const of = (article: Partial<Parameters<typeof careOfArticle>[1]>) =>
  careOfArticle(PAGES, { category: 'Zware pathologie', tags: [], content: '', ...article })?.href;

test('finds the care of an article by a link in its text, a tag, its category, in this order', () => {
  expect(of({})).toBe('/b');
  expect(of({ tags: ['Ziekte van Crohn'] })).toBe('/a');
  expect(of({ tags: ['ziekte van crohn'], content: '<a href="/d#kosten">zo</a>' })).toBe('/d');
  expect(of({ tags: ['crohnig'], content: '<a href="/dadels">zo</a>' })).toBe('/b');
  expect(of({ category: 'Pro-aging' })).toBeUndefined();
});

test('leads to the category, or to a search for the word', () => {
  expect(subjectPath('Zware pathologie')).toBe('/magazine?category=Zware+pathologie');
  expect(subjectPath('crohn')).toBe('/magazine?search=crohn');
});
