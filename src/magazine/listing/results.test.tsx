import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { ApiError } from '../../shared/api-client.ts';
import { DEFAULT_IMAGE } from '../../shared/pictures/picture.ts';
import { Listing } from './Listing.tsx';
import type { ListedItem } from './listing-page.ts';
import { readListingQuery } from './query.ts';
import { Results } from './Results.tsx';

const item = (id: number) => publicArticle({ id, slug: `slapen-${id}`, title: `Beter slapen ${id}` });

function render(search: string, items: ListedItem[]): string {
  const initialPage = { articles: items, total: items.length, totalPages: 1, page: 1 };
  const query = readListingQuery(new URLSearchParams(search));
  return renderToStaticMarkup(<Listing query={query} initialPage={initialPage} brand="Magazine" />);
}

/** The text outside elements marked as Dutch. */
const textInEnglish = (html: string) =>
  html.replace(/<(\w+)[^>]*lang="nl"[^>]*>.*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, inner = '']) => `${level} ${inner.replace(/<[^>]+>/g, '')}`,
  );

test('nests the results under the heading of the listing', () => {
  expect(headings(render('', [item(1), item(2), item(3)]))).toEqual([
    '2 Articles and videos',
    '3 Featured Article',
    '4 Beter slapen 1',
    '3 Latest Articles',
    '4 Beter slapen 2',
    '4 Beter slapen 3',
  ]);
});

test('nests the empty state under the heading of the listing', () => {
  expect(headings(render('search=x', []))).toEqual(['2 Articles and videos for “x”', '3 No articles found']);
});

test('shows the stand-in for an item without a picture, marked with an icon', () => {
  const illustrated = { ...item(2), image: '/assets/magazine/leaf.webp' };
  const [featured = '', card = ''] = render('', [item(1), illustrated]).split('Latest Articles');
  expect(featured).toContain(`src="${DEFAULT_IMAGE}"`);
  expect(featured).toContain('data-placeholder');
  expect(card).not.toContain('data-placeholder');
});

test('says why a search was refused, and links to it without JavaScript', () => {
  const query = readListingQuery(new URLSearchParams('search=slaap'));
  const html = renderToStaticMarkup(
    <Listing query={query} initialPage={null} refusal="Wait a minute." brand="Magazine" />,
  );
  expect(html).toContain('Wait a minute.');
  expect(html).toContain('href="/magazine?search=slaap"');
  expect(html).not.toContain('data-skeleton');
});

test.each([
  [new ApiError(429, 'Wait a minute.'), 'Wait a minute.'],
  [new ApiError(429, '<html>', {}, { fromApi: false }), 'cannot be reached right now'],
  [new ApiError(503, 'The server cannot reach its database.'), 'cannot be reached right now'],
])('explains %s to the reader', (cause, text) => {
  const error = new Error('Failed to fetch articles', { cause });
  expect(renderToStaticMarkup(<Results page={undefined} error={error} retry={() => {}} />)).toContain(text);
});

test('marks titles, excerpts, categories and authors as Dutch', () => {
  const html = render('category=Natuurgeneeskunde&author=Redactie+Dommelhart', [item(1), item(2)]);
  expect(textInEnglish(html)).not.toMatch(/slapen|thee|geneeskunde|Redactie/);
  expect(html).toContain('Redactie Dommelhart');
});
