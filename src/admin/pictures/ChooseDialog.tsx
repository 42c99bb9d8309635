import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useCallback, useState } from 'react';
import type { Picture } from '../../shared/contract/pictures/pictures.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { createQuery } from '../data/query.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { formatPictureCount } from './labels.ts';
import { GRID, PictureCard } from './PictureCard.tsx';
import { PictureFilters } from './PictureFilters.tsx';
import { asKey, fetchPage, type LibraryQuery } from './pictures.ts';
import { t } from './words.ts';

type Props = { onChoose: (picture: Picture) => void; onClose: () => void };

const FIRST: LibraryQuery = { page: 1, search: '', filter: 'all' };

/** The library in a dialog: one click chooses. Loaded at the first use, to keep the editor small. */
export function ChooseDialog({ onChoose, onClose }: Props) {
  const [query, setQuery] = useState(FIRST);
  const [$key] = useState(() => atom(asKey(FIRST)));
  const [$found] = useState(() => createQuery(['pictures', 'list', $key], (_pictures, _list, key) => fetchPage(key)));
  const { data, error, loading } = useStore($found);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  const change = useCallback(
    (changes: Partial<LibraryQuery> | Record<string, string>) =>
      setQuery((before) => {
        const { page = 1, ...rest } = changes as Partial<LibraryQuery>;
        const next = { ...before, ...rest, page };
        const query = { ...next, filter: next.filter || ('all' as const) };
        $key.set(asKey(query));
        return query;
      }),
    [$key],
  );
  return (
    <Dialog open size="wide" title={t('Choose a picture')} onOpenChange={onClose}>
      <div className="mt-5">
        <PictureFilters search={query.search} filter={query.filter} onChange={change} />
        {error && !data ? (
          <LoadError what={t('the pictures')} error={error} onRetry={() => $found.revalidate()} />
        ) : !shown ? (
          <Skeletons label={t('Loading pictures')} className={GRID} itemClassName="aspect-4/3" />
        ) : (
          <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
            <p role="status" className="mb-3 text-sm text-ink-soft">
              {formatPictureCount(shown.total)}
            </p>
            {shown.pictures.length === 0 ? (
              <EmptyState title={t('No pictures found')} hint={t('Try another search or filter, or upload one.')} />
            ) : (
              <ul className={GRID}>
                {shown.pictures.map((picture) => (
                  <PictureCard key={picture.hash} picture={picture} onOpen={() => onChoose(picture)} />
                ))}
              </ul>
            )}
            <Paging
              of={t('pictures')}
              page={shown.page}
              totalPages={shown.totalPages}
              onPage={(page) => change({ page })}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
