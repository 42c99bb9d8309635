import type { Category } from '../../shared/contract/categories.ts';
import { CardActions } from '../lists/CardActions.tsx';
import { useRestoredFocus } from '../lists/restored-focus.ts';
import { useCategoryMutations } from './use-category-mutations.ts';

export function CategoryCard({ category, onEdit }: { category: Category; onEdit: () => void }) {
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
