import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Writer } from '../../shared/contract/writers.ts';
import { badge } from '../../ui/badge.ts';
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
import { StoredImage } from '../uploads/StoredImage.tsx';
import { useWriterMutations } from './use-writer-mutations.ts';
import { t } from './words.ts';
import { $writers } from './writers.ts';

const loadDialog = async () => (await importModule(() => import('./WriterDialog.tsx'))).WriterDialog;

export function WritersTab() {
  const [open, setOpen] = useState<Writer | 'new' | null>(null);
  const WriterDialog = useOnDemand(open, loadDialog, setOpen);
  return (
    <section aria-label={t('Writers')}>
      <EntryToolbar searchLabel={t('Search writers')} addLabel={t('Add Writer')} onAdd={() => setOpen('new')} />
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
  if (error && !data) return <LoadError what={t('the writers')} error={error} onRetry={() => $writers.revalidate()} />;
  if (!data) return <Skeletons label={t('Loading writers')} className="space-y-3" itemClassName="h-24" />;
  const found = data.filter(({ name, email }) => matches(search, name, email));
  if (found.length === 0) return <EmptyState title={t('No writers found')} />;
  return (
    <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
      {found.map((writer) => (
        <WriterCard key={writer.id} writer={writer} onEdit={() => onEdit(writer)} />
      ))}
    </ul>
  );
}

function WriterCard({ writer, onEdit }: { writer: Writer; onEdit: () => void }) {
  const { id, name, email, registration, bio, profileImage, isActive } = writer;
  const { remove } = useWriterMutations({});
  const card = useRestoredFocus('writer', id);
  const [mailbox, host] = email.split('@');
  return (
    <li>
      <article
        ref={card}
        tabIndex={-1}
        aria-label={name}
        className="grid grid-cols-[min(3.5rem,15vw)_minmax(0,1fr)] gap-x-[min(--spacing(4),4vw)] gap-y-2 p-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:items-center"
      >
        {profileImage ? (
          <StoredImage source={profileImage} className="size-[min(3.5rem,15vw)] rounded-full object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-[min(3.5rem,15vw)] items-center justify-center rounded-full bg-plaster font-serif text-lg"
          >
            {[...name][0]}
          </span>
        )}
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm font-medium tracking-normal">
            {name}{' '}
            <span className={badge(isActive ? 'success' : 'draft')}>{isActive ? t('Active') : t('Inactive')}</span>
          </h2>
          <p className="text-xs wrap-anywhere text-ink-soft">
            {mailbox}
            <wbr />@{host}
          </p>
          {registration && (
            <p lang="nl" className="mt-1 text-xs wrap-anywhere">
              {registration}
            </p>
          )}
          {bio && (
            <p lang="nl" className="mt-1 line-clamp-2 text-xs text-ink-soft">
              {bio}
            </p>
          )}
        </div>
        <CardActions name={name} isBusy={remove.isPending} onEdit={onEdit} onDelete={() => void remove.run(id)} />
      </article>
    </li>
  );
}
