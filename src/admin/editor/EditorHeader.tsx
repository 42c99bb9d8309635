import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { PreviewActions } from '../preview/PreviewActions.tsx';
import { useEditor, useEditorState } from './effects/use-editor.ts';
import { SaveConsequence } from './SaveConsequence.tsx';
import { SaveState } from './SaveState.tsx';
import { canSaveAsDraft, isSaving, publishesChanges, savingTarget } from './state/editor-state.ts';
import { useHeaderHeight } from './use-header-height.ts';
import { LeaveFocusMode } from './writing-view/LeaveFocusMode.tsx';

export function EditorHeader() {
  const id = useEditorState(({ saved }) => saved.id);
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <LeaveFocusMode />
        <a
          href={useStore($dashboardAddress)}
          className="focused:hidden inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4"
        >
          <span aria-hidden="true">←&nbsp;</span>Back to dashboard
        </a>
        <SaveState />
        <div className="contents focused:hidden">
          <PreviewActions />
        </div>
        {id !== null && (
          <a
            href={paths.history(id)}
            className="focused:hidden inline-flex min-h-10 items-center text-sm underline-offset-4"
          >
            History
          </a>
        )}
      </div>
      <div
        ref={useHeaderHeight()}
        className="editor-header tall:sticky top-0 z-20 -mx-(--spacing-gutter) mb-6 flex flex-wrap items-center gap-x-[min(--spacing(3),3.75vw)] gap-y-2 border-b border-linen/60 bg-admin-background px-(--spacing-gutter) py-3"
      >
        <div
          className={`flex min-w-[min(100%,7.5rem)] flex-wrap items-center gap-x-3 ${isPublished ? 'max-sm:basis-full' : 'max-sm:flex-1'}`}
        >
          <h1 className="text-lg sm:text-xl">{id === null ? 'New Article' : 'Edit Article'}</h1>
          <State />
        </div>
        <SaveConsequence />
        <SaveButtons />
      </div>
    </>
  );
}

function State() {
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  const hasDraftChanges = useEditorState(({ saved }) => saved.draftChanges !== null);
  if (!isPublished) return <span className={badge('draft')}>Draft</span>;
  return <span className={badge('success')}>{hasDraftChanges ? 'Published · draft changes' : 'Published'}</span>;
}

/** “Save as draft” keeps its space when the switch is turned off, so that the fields below do not move. */
function SaveButtons() {
  const { saveAsDraft } = useEditor();
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  const canKeepBack = useEditorState(canSaveAsDraft);
  const isPublishing = useEditorState(publishesChanges);
  const target = useEditorState(savingTarget);
  const isPending = useEditorState(isSaving);
  const mayPublish = useEditorState((state) => state.mayPublish);
  const label = mayPublish
    ? isPublishing
      ? 'Publish changes'
      : 'Save Article'
    : isPublished
      ? 'Save draft changes'
      : 'Save draft';
  return (
    <div
      className={`ml-auto flex flex-wrap justify-end gap-2 ${isPublished ? 'max-sm:w-full max-sm:*:grow' : 'shrink-0'}`}
    >
      {isPublished && mayPublish && (
        <button
          type="button"
          aria-disabled={isPending || undefined}
          className={`${button('secondary', 'small')} aria-disabled:opacity-70 ${canKeepBack ? '' : 'invisible'}`}
          onClick={saveAsDraft}
        >
          Save as draft
        </button>
      )}
      <SubmitButton
        label={label}
        pendingLabel={target === 'article' && isPublishing ? 'Publishing...' : 'Saving...'}
        isPending={isPending}
      />
    </div>
  );
}
