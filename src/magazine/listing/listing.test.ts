import { describe, expect, test } from 'vitest';
import { pageNumbers } from './Pagination.tsx';
import { listingPath, listingTitle, NO_FILTERS, readListingQuery } from './query.ts';

const read = (address: string) => readListingQuery(new URLSearchParams(address));

describe('readListingQuery', () => {
  test('reads what listingPath writes', () => {
    const query = {
      page: 3,
      search: 'ijzer & zink',
      type: 'video',
      category: 'Allergieën/intoleranties',
      author: 'Saskia',
    } as const;
    expect(read(listingPath(query).split('?')[1] ?? '')).toEqual(query);
  });

  test('ignores empty values and "all", which the plain form sends', () => {
    expect(read('search=&type=all&category=all')).toEqual(NO_FILTERS);
  });

  test.each([
    'page=-1',
    'page=0',
    'page=1e3',
    'page=0x10',
    'page=%2B16',
    'page=%2016',
    'page=16%20',
    'page=99999999999',
    'type=cat',
    'page=%00&type[]=x',
    'category=%00',
    'search=%20%20',
  ])('ignores an invalid value: %s', (address) => expect(read(address)).toEqual(NO_FILTERS));

  test('cuts a search to the 200 characters that the API allows', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });
});

test('listingPath has no query string without filters', () => {
  expect(listingPath(NO_FILTERS)).toBe('/magazine');
});

test('listingTitle names category, author and page', () => {
  expect(listingTitle({ ...NO_FILTERS, category: 'Hormonen' })).toBe('Articles and videos on Hormonen');
  expect(listingTitle({ ...NO_FILTERS, type: 'article', author: 'Saskia', page: 2 })).toBe(
    'Articles by Saskia, page 2',
  );
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [8, 9, [5, 6, 7, 8, 9]],
])('shows at most five page numbers on page %i of %i', (page, total, numbers) => {
  expect(pageNumbers(page, total)).toEqual(numbers);
});
