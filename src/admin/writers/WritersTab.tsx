import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Writer } from '../../shared/contract/writers.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { matches } from '../data/matches.ts';
import { EntryToolbar, useEntrySearch } from '../forms/EntryToolbar.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { useOnDemand } from '../navigation/use-on-demand.ts';
import { WriterCard } from './WriterCard.tsx';
import { $writers } from './writers.ts';

// Loads uploads and the library with the dialog.
const loadDialog = async () => (await importModule(() => import('./WriterDialog.tsx'))).WriterDialog;

export function WritersTab() {
  const [open, setOpen] = useState<Writer | 'new' | null>(null);
  const WriterDialog = useOnDemand(open, loadDialog, setOpen);
  return (
    <section aria-label="Writers">
      <EntryToolbar searchLabel="Search writers" addLabel="Add Writer" onAdd={() => setOpen('new')} />
      <WriterList onEdit={setOpen} />
      {open && WriterDialog && (
        <WriterDialog writer={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function WriterList({ onEdit }: { onEdit: (writer: Writer) => void }) {
  const { data, error } = useStore($writers);
  const search = useEntrySearch();
  useRestoredPosition(data !== undefined);
  if (error) return <LoadError what="the writers" error={error} onRetry={() => $writers.revalidate()} />;
  if (!data) return <Skeletons label="Loading writers" className="space-y-3" itemClassName="h-24" />;
  const found = data.filter(({ name, email }) => matches(search, name, email));
  if (found.length === 0) return <EmptyState title="No writers found" />;
  return (
    <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
      {found.map((writer) => (
        <WriterCard key={writer.id} writer={writer} onEdit={() => onEdit(writer)} />
      ))}
    </ul>
  );
}
