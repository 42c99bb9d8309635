import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { FIXED_CATEGORIES } from '../../shared/categories.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { setQueryParams } from '../app/query-params.ts';
import { SearchBox } from '../forms/SearchBox.tsx';
import { $articleFilters } from './articles.ts';

const TYPES = [
  { value: 'all', label: 'All Types' },
  { value: 'article', label: 'Articles' },
  { value: 'video', label: 'Videos' },
];

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  ...FIXED_CATEGORIES.map((name) => ({ value: name, label: name, lang: 'nl' })),
];

/** Every change starts again at page 1. */
export function ArticleFilters() {
  const { search, type, category } = useStore($articleFilters);
  const onSearch = useCallback((text: string) => setQueryParams({ search: text, page: '' }, { replace: true }), []);
  return (
    <search className="grid min-w-0 flex-1 basis-full grid-cols-2 gap-3 md:basis-0 md:grid-cols-[minmax(10rem,2fr)_9rem_minmax(10rem,1fr)]">
      <div className="max-md:col-span-2">
        <SearchBox label="Search articles" value={search} onSearch={onSearch} />
      </div>
      <Select
        id="filter-type"
        label="Type"
        value={type}
        onChange={(value) => setQueryParams({ type: value, page: '' })}
        options={TYPES}
      />
      <Select
        id="filter-category"
        label="Category"
        value={category}
        onChange={(value) => setQueryParams({ category: value, page: '' })}
        options={CATEGORIES}
      />
    </search>
  );
}
