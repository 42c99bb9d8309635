import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { alternatesOf, modifiedDate } from './head-data.ts';

const PUBLISHED = '2026-03-12T07:30:00.000Z';
const item = publicArticle({ createdAt: '2026-03-01T08:00:00.000Z', publishedAt: PUBLISHED });

test('is the last change, but never before publication', () => {
  expect(modifiedDate(item, new Date('2026-04-01T10:00:00Z'))).toBe('2026-04-01T10:00:00.000Z');
  expect(modifiedDate(item, new Date('2026-03-02T10:00:00Z'))).toBe(PUBLISHED);
});

test('names the addresses of both languages, and the Dutch one for readers of neither', () => {
  const dutch = { type: 'article', slug: 'slapen', language: 'nl' } as const;
  const english = { type: 'video', slug: 'sleep', language: 'en' } as const;
  const site = 'https://clinic.example';
  const both = (item: typeof dutch | typeof english, pair: typeof dutch | typeof english | null) =>
    alternatesOf({ ...item, pair }, site)
      .map(({ hreflang, href }) => `${hreflang} ${href}`)
      .toSorted();
  const expected = [
    `en ${site}/magazine/video/sleep`,
    `nl ${site}/magazine/article/slapen`,
    `x-default ${site}/magazine/article/slapen`,
  ];
  expect([both(dutch, english), both(english, dutch)]).toEqual([expected, expected]);
  expect(both(dutch, null)).toEqual([]);
});
