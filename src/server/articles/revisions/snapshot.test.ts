import { expect, test } from 'vitest';
import { readSnapshot } from './snapshot.ts';

const FIRST = {
  shape: 1,
  title: 'Slapen',
  slug: 'slapen',
  content: '<p>Rust.</p>',
  excerpt: null,
  category: { id: 3, name: 'Hormonen' },
  type: 'article',
  author: 'Redactie',
  writer: null,
  isPublished: true,
  image: null,
  imageAlt: null,
  videoUrl: null,
  seoTitle: null,
  seoDescription: null,
  tags: ['slaap'],
  createdAt: '2026-01-02T08:00:00.000Z',
  publishedAt: null,
};

test('reads a snapshot of before there were sources and languages', () => {
  expect(readSnapshot(FIRST)).toEqual({ ...FIRST, shape: 2, sources: [], language: 'nl', imageIsDecorative: false });
});

test('keeps the language, in a shape that the previous version reads', () => {
  const english = { ...FIRST, shape: 2, sources: [], language: 'en', imageIsDecorative: true };
  expect(readSnapshot(english)).toEqual(english);
});

test.each([{ ...FIRST, shape: 2 }, { ...FIRST, shape: 3, sources: [] }, null])('refuses %o', (stored) => {
  expect(() => readSnapshot(stored)).toThrow();
});
