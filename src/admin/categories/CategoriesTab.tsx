import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Category } from '../../shared/contract/categories.ts';
import { button } from '../../ui/forms/button.ts';
import { EmptyState } from '../data/EmptyState.tsx';
import { LoadError } from '../data/LoadError.tsx';
import { matches } from '../data/matches.ts';
import { Skeletons } from '../data/Skeletons.tsx';
import { SearchBox } from '../forms/SearchBox.tsx';
import { useRestoredListPosition } from '../frame/list-position.ts';
import { $queryParams, setQueryParams } from '../frame/query-params.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { $categories } from './categories.ts';

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function CategoriesTab() {
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const search = useStore($queryParams).get('search') ?? '';
  const onSearch = useCallback((text: string) => setQueryParams({ search: text }, { replace: true }), []);
  return (
    <section aria-label="Categories">
      <div className="mb-5 flex flex-wrap gap-3">
        <div className="min-w-0 flex-1">
          <SearchBox label="Search categories" value={search} onSearch={onSearch} />
        </div>
        <button type="button" className={button('primary', 'small')} onClick={() => setOpen('new')}>
          Add Category
        </button>
      </div>
      <CategoryGrid search={search} onEdit={setOpen} />
      {open && <CategoryDialog category={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function CategoryGrid({ search, onEdit }: { search: string; onEdit: (category: Category) => void }) {
  const { data, error } = useStore($categories);
  useRestoredListPosition(data !== undefined);
  if (error) return <LoadError what="the categories" error={error} onRetry={() => $categories.revalidate()} />;
  if (!data) return <Skeletons label="Loading categories" className={GRID} itemClassName="h-32" />;
  const found = data.filter(({ name, description }) => matches(search, name, description));
  if (found.length === 0) return <EmptyState title="No categories found" />;
  return (
    <ul className={GRID}>
      {found.map((category) => (
        <CategoryCard key={category.id} category={category} onEdit={() => onEdit(category)} />
      ))}
    </ul>
  );
}
