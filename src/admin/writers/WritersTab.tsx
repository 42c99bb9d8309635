import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Writer } from '../../shared/contract/writers.ts';
import { button } from '../../ui/forms/button.ts';
import { EmptyState } from '../data/EmptyState.tsx';
import { LoadError } from '../data/LoadError.tsx';
import { matches } from '../data/matches.ts';
import { Skeletons } from '../data/Skeletons.tsx';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { SearchBox } from '../forms/SearchBox.tsx';
import { useRestoredListPosition } from '../frame/list-position.ts';
import { $queryParams, setQueryParams } from '../frame/query-params.ts';
import { WriterCard } from './WriterCard.tsx';
import { WriterDialog } from './WriterDialog.tsx';
import { $writers } from './writers.ts';

export function WritersTab() {
  const [open, setOpen] = useState<Writer | 'new' | null>(null);
  const search = useStore($queryParams).get('search') ?? '';
  const onSearch = useCallback((text: string) => setQueryParams({ search: text }, { replace: true }), []);
  return (
    <section aria-label="Writers">
      <div className="mb-5 flex flex-wrap gap-3">
        <div className="min-w-0 flex-1">
          <SearchBox label="Search writers" value={search} onSearch={onSearch} />
        </div>
        <button type="button" className={button('primary', 'small')} onClick={() => setOpen('new')}>
          Add Writer
        </button>
      </div>
      <WriterList search={search} onEdit={setOpen} />
      {open && <WriterDialog writer={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function WriterList({ search, onEdit }: { search: string; onEdit: (writer: Writer) => void }) {
  const { data, error, loading } = useStore($writers);
  const isSlow = useDelayedPending(loading);
  useRestoredListPosition(data !== undefined);
  if (error) return <LoadError what="the writers" error={error} onRetry={() => $writers.revalidate()} />;
  if (!data) return isSlow && <Skeletons label="Loading writers" className="space-y-3" itemClassName="h-24" />;
  const found = data.filter(({ name, email }) => matches(search, name, email));
  if (found.length === 0) return <EmptyState title="No writers found" />;
  return (
    <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-white">
      {found.map((writer) => (
        <WriterCard key={writer.id} writer={writer} onEdit={() => onEdit(writer)} />
      ))}
    </ul>
  );
}
