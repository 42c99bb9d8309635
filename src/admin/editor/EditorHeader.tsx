import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { $form, $isChanged, $keptAt, $saved } from './editor-state.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Back, title, state and Save (§2); stays in view, so that saving is never far. */
export function EditorHeader({ isSaving }: { isSaving: boolean }) {
  const { id } = useStore($saved);
  const { isPublished } = useStore($form, { keys: ['isPublished'] });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={paths.dashboard}
          className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4"
        >
          <span aria-hidden="true">←&nbsp;</span>Back to dashboard
        </a>
        <KeptNote />
      </div>
      <div className="tall:sticky top-0 z-20 -mx-(--spacing-gutter) mb-6 flex items-center gap-[min(--spacing(3),3.75vw)] border-b border-linen/60 bg-desk px-(--spacing-gutter) py-3">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3">
          <h1 className="text-lg sm:text-xl">{id === null ? 'New Article' : 'Edit Article'}</h1>
          <span className={badge(isPublished ? 'success' : 'draft')}>{isPublished ? 'Published' : 'Draft'}</span>
        </div>
        <SubmitButton label="Save Article" pendingLabel="Saving..." isPending={isSaving} className="shrink-0" />
      </div>
    </>
  );
}

function KeptNote() {
  const isChanged = useStore($isChanged);
  const keptAt = useStore($keptAt);
  if (!isChanged) return null;
  const where = keptAt ? `kept in this browser at ${time.format(keptAt)}` : 'not kept in this browser yet';
  return (
    <p className="text-xs text-ink-soft">
      {keptAt === false ? 'Unsaved changes: this browser cannot keep them, so save soon' : `Unsaved changes, ${where}`}
    </p>
  );
}
