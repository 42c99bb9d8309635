import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { excerptOf } from '../../shared/text/text.ts';
import { toListingPage } from './listing-page.ts';

const article = publicArticle({
  content: 'Wie slecht slaapt, leest verder. '.repeat(7),
  excerpt: 'Een kop thee helpt niet.',
  seoTitle: 'Beter slapen',
  seoDescription: 'Zes dingen die helpen.',
  writer: { name: 'Saskia', registration: null, profileImage: null, bio: 'Saskia is arts.' },
});

test('sends only the fields that a card shows', () => {
  const page = toListingPage({ articles: [article], total: 1, totalPages: 1, page: 1 });
  expect(page).toMatchObject({ total: 1, articles: [{ title: 'Slapen', writer: { name: 'Saskia' } }] });
  expect(JSON.stringify(page)).not.toMatch(/Beter slapen|Zes dingen|Saskia is arts|slecht slaapt/);
});

test.each([null, '', ' '])('keeps the text of an item whose excerpt is %j', (excerpt) => {
  const [listed] = toListingPage({ articles: [{ ...article, excerpt }], total: 1, totalPages: 1, page: 1 }).articles;
  expect(listed && excerptOf(listed, 150)).toMatch(/^Wie slecht slaapt.*\.\.\.$/);
});
