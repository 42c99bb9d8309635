import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { modifiedDate } from './head-data.ts';

const PUBLISHED = '2026-03-12T07:30:00.000Z';
const item = publicArticle({ createdAt: '2026-03-01T08:00:00.000Z', publishedAt: PUBLISHED });

test('is the last change, but never before publication', () => {
  expect(modifiedDate(item, new Date('2026-04-01T10:00:00Z'))).toBe('2026-04-01T10:00:00.000Z');
  expect(modifiedDate(item, new Date('2026-03-02T10:00:00Z'))).toBe(PUBLISHED);
});
