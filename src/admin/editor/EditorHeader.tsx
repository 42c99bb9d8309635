import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '../../shared/dates/durations.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { formatLocalTime, savedAgo } from '../data/format-date.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { PreviewActions } from '../preview/PreviewActions.tsx';
import { useEditor, useEditorState } from './effects/use-editor.ts';
import { $syncedAt } from './recoverable-drafts/server-drafts.ts';
import {
  canSaveAsDraft,
  type EditorState,
  isChanged,
  isSaving,
  publishesChanges,
  savingTarget,
} from './state/editor-state.ts';
import { leaveFocus } from './writing-view.ts';

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

const NARROW = 'max-sm:order-last max-sm:min-h-[1lh] max-sm:basis-full';
/** The two buttons of a published article leave less room. */
const NARROW_PUBLISHED =
  'max-lg:order-last max-lg:min-h-[1lh] max-lg:basis-full max-[26rem]:min-h-[2lh] max-[23rem]:min-h-[3lh] lg:flex-1';

/**
 * What the next save changes for readers; the badge beside it shows the current state. On narrow screens an empty note
 * keeps its line, so that the fields below do not move.
 */
function SaveConsequence() {
  const effect = useEditorState(saveConsequence);
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  return (
    <p role="status" className={`text-xs text-ink-soft ${isPublished ? NARROW_PUBLISHED : NARROW}`}>
      {effect}
    </p>
  );
}

export function saveConsequence(state: EditorState): string | undefined {
  const { saved, form } = state;
  const hasDraftChanges = saved.draftChanges !== null;
  if (!isChanged(state) && !hasDraftChanges) return undefined;
  if (!state.mayPublish) return saved.form.isPublished ? 'readers see it once an Editor publishes it' : undefined;
  if (saved.form.isPublished && form.isPublished)
    return hasDraftChanges
      ? 'changes go live when you publish them, not when you save as draft'
      : 'changes go live when you save, not when you save as draft';
  if (form.isPublished) return 'will be published when you save';
  if (!saved.form.isPublished) return undefined;
  return hasDraftChanges ? 'will be unpublished, with this text, when you save' : 'will be unpublished when you save';
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

/**
 * When the article was saved, or where its unsaved changes are. The longest sentence needs no more lines than the
 * others.
 */
function SaveState() {
  const syncedAt = useStore($syncedAt)[useEditorState(({ draft }) => draft.key)];
  const unsaved = useEditorState((state) => describeUnsaved(state, syncedAt));
  const savedAt = useEditorState(({ saved }) => saved.savedAt);
  return (
    <p className="text-xs text-ink-soft md:min-w-0 md:flex-1 md:text-right md:leading-tight max-md:order-last max-md:min-h-[1lh] max-md:basis-full max-[36rem]:min-h-[2lh]">
      {unsaved ?? (savedAt && <SavedAgo key={savedAt} at={savedAt} />)}
    </p>
  );
}

/** `syncedAt`: when the text on the server was typed. */
function describeUnsaved(state: EditorState, syncedAt: string | undefined): string | undefined {
  if (state.unstored.length > 0) return 'This browser cannot keep the other version: copy what you need from it';
  if (!isChanged(state)) return undefined;
  return `Unsaved changes${describeStorage(state.draft.storedAt, syncedAt)}${state.isOnline ? '' : '. You are offline'}`;
}

function describeStorage(storedAt: string | false | null, syncedAt: string | undefined): string {
  if (storedAt === false)
    return syncedAt
      ? `, kept on the server at ${formatLocalTime(syncedAt)}: this browser cannot keep them`
      : ': this browser cannot keep them, so save soon';
  if (!storedAt) return ', not kept in this browser yet';
  if (!syncedAt) return `, kept in this browser at ${formatLocalTime(storedAt)}`;
  const [here, there] = [formatLocalTime(storedAt), formatLocalTime(syncedAt)];
  return here === there
    ? `, kept in this browser and on the server at ${here}`
    : `, kept in this browser at ${here} and on the server at ${there}`;
}

function SavedAgo({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={at}>{savedAgo(at, now)}</time>;
}

/** Sets `--editor-header` to the height of the element, so that nothing sticky is hidden below it. */
function useHeaderHeight(): RefObject<HTMLDivElement | null> {
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--editor-header', `${header.current?.offsetHeight}px`),
    );
    if (header.current) observer.observe(header.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-header');
    };
  }, []);
  return header;
}

/** Replaces the link to the dashboard in focus mode. */
const LeaveFocusMode = () => (
  <button
    type="button"
    className={`${button('quiet', 'small')} unfocused:hidden -ml-4`}
    onClick={() => {
      leaveFocus();
      // This button is gone now.
      document.querySelector<HTMLElement>('[data-focus-mode]')?.focus({ preventScroll: true });
    }}
  >
    Leave focus mode
  </button>
);
