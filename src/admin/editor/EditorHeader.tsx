import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { $dashboardAddress } from '../app/positions.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useEditorState } from './effects/use-editor.ts';
import { SaveState } from './SaveState.tsx';
import { isChanged, isSaving } from './state/editor-state.ts';

export function EditorHeader() {
  const id = useEditorState(({ saved }) => saved.id);
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  const isPending = useEditorState(isSaving);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={useStore($dashboardAddress)}
          className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4"
        >
          <span aria-hidden="true">←&nbsp;</span>Back to dashboard
        </a>
        <SaveState />
        {id !== null && (
          <a href={paths.history(id)} className="inline-flex min-h-10 items-center text-sm underline-offset-4">
            History
          </a>
        )}
      </div>
      <div className="tall:sticky top-0 z-20 -mx-(--spacing-gutter) mb-6 flex flex-wrap items-center gap-x-[min(--spacing(3),3.75vw)] border-b border-linen/60 bg-desk px-(--spacing-gutter) py-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 max-sm:flex-1">
          <h1 className="text-lg sm:text-xl">{id === null ? 'New Article' : 'Edit Article'}</h1>
          <span className={badge(isPublished ? 'success' : 'draft')}>{isPublished ? 'Published' : 'Draft'}</span>
        </div>
        <EffectOfSaving />
        <SubmitButton label="Save Article" pendingLabel="Saving..." isPending={isPending} className="shrink-0" />
      </div>
    </>
  );
}

/**
 * What saving will change for readers; the badge beside it shows the current state. On narrow screens an empty note
 * keeps its line, so that the fields below do not move when it fills.
 */
function EffectOfSaving() {
  const hasChanges = useEditorState(isChanged);
  const willBePublished = useEditorState(({ form }) => form.isPublished);
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  return (
    <p
      role="status"
      className="text-xs text-ink-soft max-sm:order-last max-sm:min-h-[1lh] max-sm:basis-full sm:mr-auto"
    >
      {hasChanges && effectOfSaving(isPublished, willBePublished)}
    </p>
  );
}

function effectOfSaving(wasPublished: boolean, isPublished: boolean): string | undefined {
  if (wasPublished && isPublished) return 'changes go live when you save';
  if (isPublished) return 'will be published when you save';
  return wasPublished ? 'will be unpublished when you save' : undefined;
}
