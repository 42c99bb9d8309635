import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Category } from '../../shared/contract/categories.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { matches } from '../data/matches.ts';
import { EntryToolbar, useEntrySearch } from '../forms/EntryToolbar.tsx';
import { CardActions } from '../lists/Actions.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { useRestoredFocus } from '../lists/restored-focus.ts';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useOnDemand } from '../navigation/on-demand.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $categories } from './categories.ts';
import { useCategoryMutations } from './use-category-mutations.ts';
import { t } from './words.ts';

const loadDialog = async () => (await importModule(() => import('./CategoryDialog.tsx'))).CategoryDialog;

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function CategoriesTab() {
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const CategoryDialog = useOnDemand(open, loadDialog, setOpen);
  return (
    <section aria-label={t('Categories')}>
      <EntryToolbar searchLabel={t('Search categories')} addLabel={t('Add Category')} onAdd={() => setOpen('new')} />
      <CategoryGrid onEdit={setOpen} />
      {open && CategoryDialog && (
        <CategoryDialog category={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function CategoryGrid({ onEdit }: { onEdit: (category: Category) => void }) {
  const { data, error } = useStore($categories);
  const search = useEntrySearch();
  useRestoredPosition(data !== undefined);
  if (error && !data)
    return <LoadError what={t('the categories')} error={error} onRetry={() => $categories.revalidate()} />;
  if (!data) return <Skeletons label={t('Loading categories')} className={GRID} itemClassName="h-32" />;
  const found = data.filter(({ name, description }) => matches(search, name, description));
  if (found.length === 0) return <EmptyState title={t('No categories found')} />;
  return (
    <ul className={GRID}>
      {found.map((category) => (
        <CategoryCard key={category.id} category={category} onEdit={() => onEdit(category)} />
      ))}
    </ul>
  );
}

function CategoryCard({ category, onEdit }: { category: Category; onEdit: () => void }) {
  const { id, name, slug, description } = category;
  const { remove } = useCategoryMutations({});
  const card = useRestoredFocus('category', id);
  return (
    <li>
      <article
        ref={card}
        tabIndex={-1}
        aria-label={name}
        className="flex h-full flex-col rounded-sm border border-linen/60 bg-surface p-4"
      >
        <h2 lang="nl" className="font-sans text-sm font-medium tracking-normal">
          {name}
        </h2>
        <p className="text-xs text-ink-soft">{slug}</p>
        {description && (
          <p lang="nl" className="mt-2 line-clamp-3 text-xs text-ink-soft">
            {description}
          </p>
        )}
        <div className="mt-auto pt-2 sm:-mx-4 sm:-mb-2">
          <CardActions name={name} isBusy={remove.isPending} onEdit={onEdit} onDelete={() => void remove.run(id)} />
        </div>
      </article>
    </li>
  );
}
