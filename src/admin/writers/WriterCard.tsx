import type { Writer } from '../../shared/contract/writers.ts';
import { badge } from '../../ui/badge.ts';
import { CardActions } from '../lists/CardActions.tsx';
import { useRestoredFocus } from '../lists/restored-focus.ts';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { useWriterMutations } from './use-writer-mutations.ts';

export function WriterCard({ writer, onEdit }: { writer: Writer; onEdit: () => void }) {
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
            {name.charAt(0)}
          </span>
        )}
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm font-medium tracking-normal">
            {name} <span className={badge(isActive ? 'success' : 'draft')}>{isActive ? 'Active' : 'Inactive'}</span>
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
