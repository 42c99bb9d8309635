import { useStore } from '@nanostores/react';
import { badge } from '../../ui/badge.ts';
import { $dashboardAddress } from '../app/positions.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { $draftStoredAt, $form, $isChanged, $saved } from './state/editor-state.ts';

/** On narrow screens an empty note keeps its line, so that the fields below do not move when it fills. */
const NOTE = 'text-xs text-ink-soft max-sm:min-h-[1lh] max-sm:basis-full';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function EditorHeader({ isSaving }: { isSaving: boolean }) {
  const { id, form: saved } = useStore($saved);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={useStore($dashboardAddress)}
          className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4"
        >
          <span aria-hidden="true">←&nbsp;</span>Back to dashboard
        </a>
        <DraftSavedNote />
      </div>
      <div className="tall:sticky top-0 z-20 -mx-(--spacing-gutter) mb-6 flex flex-wrap items-center gap-x-[min(--spacing(3),3.75vw)] border-b border-linen/60 bg-desk px-(--spacing-gutter) py-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 max-sm:flex-1">
          <h1 className="text-lg sm:text-xl">{id === null ? 'New Article' : 'Edit Article'}</h1>
          <span className={badge(saved.isPublished ? 'success' : 'draft')}>
            {saved.isPublished ? 'Published' : 'Draft'}
          </span>
        </div>
        <SavingNote />
        <SubmitButton label="Save Article" pendingLabel="Saving..." isPending={isSaving} className="shrink-0" />
      </div>
    </>
  );
}

/** What saving will change for readers; the badge beside it shows the current state. */
function SavingNote() {
  const isChanged = useStore($isChanged);
  const { isPublished } = useStore($form, { keys: ['isPublished'] });
  const { form: saved } = useStore($saved);
  return (
    <p role="status" className={`${NOTE} max-sm:order-last sm:mr-auto`}>
      {isChanged && effectOfSaving(saved.isPublished, isPublished)}
    </p>
  );
}

function effectOfSaving(wasPublished: boolean, isPublished: boolean): string | undefined {
  if (wasPublished && isPublished) return 'changes go live when you save';
  if (isPublished) return 'will be published when you save';
  return wasPublished ? 'will be unpublished when you save' : undefined;
}

function DraftSavedNote() {
  const isChanged = useStore($isChanged);
  const storedAt = useStore($draftStoredAt);
  const where = storedAt ? `kept in this browser at ${time.format(storedAt)}` : 'not kept in this browser yet';
  return (
    <p className={`${NOTE} max-[23rem]:min-h-[2lh]`}>
      {isChanged &&
        (storedAt === false
          ? 'Unsaved changes: this browser cannot keep them, so save soon'
          : `Unsaved changes, ${where}`)}
    </p>
  );
}
