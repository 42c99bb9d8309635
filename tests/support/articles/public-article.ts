import type { ShownArticle } from '../../../src/shared/contract/articles/articles.ts';

/** A published article as the API returns it. */
export const publicArticle = (changes: Partial<ShownArticle> = {}): ShownArticle => ({
  id: 1,
  title: 'Slapen',
  slug: 'slapen',
  content: '<p>Wie slecht slaapt, leest verder.</p>',
  excerpt: null,
  category: 'Natuurgeneeskunde',
  type: 'article',
  language: 'nl',
  author: 'Redactie',
  isPublished: true,
  image: null,
  imageAlt: null,
  imageIsDecorative: false,
  videoUrl: null,
  seoTitle: null,
  seoDescription: null,
  tags: [],
  sources: [],
  createdAt: '2026-01-02T08:00:00.000Z',
  publishedAt: '2026-01-03T08:00:00.000Z',
  writer: null,
  pictures: {},
  ...changes,
});
