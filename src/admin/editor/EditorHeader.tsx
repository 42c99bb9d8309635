import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '../../shared/dates/durations.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { WebsiteLink } from '../articles/WebsiteLink.tsx';
import { formatLocalTime, savedAgo } from '../data/format-date.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { PreviewActions } from '../preview/PreviewActions.tsx';
import { useMachine, useMachineState } from './effects/use-machine.ts';
import {
  canSaveAsDraft,
  isChanged,
  isSaving,
  type MachineState,
  publishesChanges,
  runningSave,
} from './state/machine-state.ts';
import { nextStep, writersSave } from './state/main-button.ts';
import { $syncedAt } from './unsaved-text/server-texts.ts';
import { t } from './words.ts';
import { leaveFocus } from './writing-view.ts';

export function EditorHeader() {
  const id = useMachineState(({ saved }) => saved.id);
  // On a phone the history stands in the room of “Save as draft”, until that can do something.
  const keepsBack = useMachineState((state) => state.mayPublish && canSaveAsDraft(state) && isChanged(state));
  return (
    <div className="mb-4 bg-admin-background xl:tall:sticky xl:top-0 xl:z-20 xl:-mx-(--spacing-gutter) xl:flex xl:gap-x-5 xl:border-b xl:border-linen/60 xl:px-(--spacing-gutter) max-xl:contents">
      <nav
        aria-label={t('Article')}
        className="relative focused:hidden -mx-1 flex shrink-0 items-center gap-x-4 overflow-x-auto px-1 whitespace-nowrap xl:py-2"
      >
        <a href={useStore($dashboardAddress)} className={`${LINK} text-ink-soft`}>
          <span aria-hidden="true">←&nbsp;</span>
          {t.rich('Back<rest> to dashboard</rest>', {
            rest: (inside) => <span className="whitespace-pre max-sm:sr-only">{inside}</span>,
          })}
        </a>
        <div className="flex shrink-0 sm:hidden">
          <div className="grid shrink-0 items-center *:[grid-area:1/1]">
            <SaveAsDraft />
            <HistoryLink className={keepsBack ? 'invisible' : 'peer-focus:invisible'} />
          </div>
          <SaveButton />
        </div>
        <ViewLink />
        <PreviewActions />
        <HistoryLink className={keepsBack ? '' : 'max-sm:hidden'} />
      </nav>
      <div
        ref={useHeaderHeight()}
        className="editor-header flex min-w-0 grow flex-wrap items-center gap-x-3 py-1.5 max-xl:top-0 max-xl:z-20 max-xl:-mx-(--spacing-gutter) max-xl:mb-2 max-sm:py-0 max-xl:border-b max-xl:border-linen/60 max-xl:bg-admin-background max-xl:px-(--spacing-gutter) max-xl:tall:sticky xl:focused:mx-auto"
      >
        <LeaveFocusMode />
        <h1 className="shrink-0 text-xl max-lg:sr-only">{t(id === null ? 'New Article' : 'Edit Article##short')}</h1>
        <State />
        <SaveState />
        <div className="flex shrink-0 max-sm:hidden">
          <SaveAsDraft />
          <SaveButton />
        </div>
        <MainButton />
      </div>
    </div>
  );
}

/** Of what readers see, at its address until the next publication. */
function ViewLink() {
  const live = useMachineState(({ saved }) => saved.draftChanges?.live.form ?? saved.form);
  return live.isPublished && <WebsiteLink item={live} className={LINK} />;
}

const LINK = 'inline-flex min-h-10 items-center text-sm underline-offset-4';

function State() {
  const isPublished = useMachineState(({ saved }) => saved.form.isPublished);
  const hasDraftChanges = useMachineState(({ saved }) => saved.draftChanges !== null);
  const handInWords = useMachineState(({ handIn }) => handIn && (handIn.givenBack ? 'given back' : 'handed in'));
  const more = handInWords ?? (hasDraftChanges && 'draft changes');
  const tone = isPublished ? 'success' : 'draft';
  return (
    <span className={`${badge(handInWords ? 'neutral' : tone)} sm:shrink-0`}>
      {t(isPublished ? 'Published' : 'Draft')}
      {more && <span className="max-sm:sr-only"> · {t(more)}</span>}
    </span>
  );
}

function HistoryLink({ className }: { className: string }) {
  const id = useMachineState(({ saved }) => saved.id);
  if (id === null) return null;
  return (
    <a href={paths.history(id)} className={`${LINK} ${className}`}>
      {t('History')}
    </a>
  );
}

// What saves without being the next step. On a phone they stand above the bar, where only the next step has room.

// On the narrowest their words stand in two lines: cut off, nobody would see that they are there.
const SAVE = `${button('quiet', 'small')} shrink-0 aria-disabled:opacity-70 max-sm:px-2 max-[23rem]:max-w-24 max-[23rem]:px-1.5 max-[23rem]:py-0 max-[23rem]:leading-tight max-[23rem]:whitespace-normal`;

function SaveAsDraft() {
  const machine = useMachine();
  const isOffered = useMachineState((state) => state.mayPublish && canSaveAsDraft(state));
  const hasChanges = useMachineState(isChanged);
  const isPending = useMachineState(isSaving);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      // Without changes there is nothing to keep back. The focus of who pressed it stays, and on a phone its room.
      className={`${SAVE} peer ${hasChanges ? '' : 'max-sm:not-focus:invisible sm:not-focus:hidden'}`}
      onClick={machine.saveAsDraft}
    >
      {t('Save as draft')}
    </button>
  );
}

function SaveButton() {
  const machine = useMachine();
  const isPublishing = useMachineState(publishesChanges);
  const isPending = useMachineState(isSaving);
  const isSlow = useDelayedPending(isPending);
  const mayPublish = useMachineState((state) => state.mayPublish);
  const step = useMachineState(nextStep);
  const ofWriter = useMachineState(writersSave);
  if (mayPublish ? isPublishing : step === ofWriter) return null;
  return (
    <button type="button" aria-disabled={isPending || undefined} className={SAVE} onClick={() => machine.save('leave')}>
      {t(isSlow ? 'Saving...' : mayPublish ? 'Save Article' : ofWriter)}
    </button>
  );
}

/** The next step of the article, in the button's own words. */
function MainButton() {
  const step = useMachineState(nextStep);
  const save = useMachineState(runningSave);
  const isPublishing = save?.publishes || (step === 'Publish changes' && save?.target === 'article');
  const hasSaveArticle = useMachineState((state) => state.mayPublish && !publishesChanges(state));
  return (
    <SubmitButton
      label={t(step)}
      pendingLabel={t(isPublishing ? 'Publishing...' : hasSaveArticle ? step : 'Saving...')}
      isPending={save !== undefined}
      className="sm:shrink-0"
    />
  );
}

/**
 * When the article was saved, or where its unsaved changes are. Two lines at most, three on a phone, so that the bar
 * keeps its height; what the user must know to lose nothing gets the room that it needs.
 */
function SaveState() {
  const syncedAt = useStore($syncedAt)[useMachineState(({ unsaved }) => unsaved.key)];
  const unsaved = useMachineState((state) => describeUnsaved(state, syncedAt));
  const isAtRisk = useMachineState(
    (state) => state.unstored.length > 0 || (isChanged(state) && (state.unsaved.storedAt === false || !state.isOnline)),
  );
  const savedAt = useMachineState(({ saved }) => saved.savedAt);
  return (
    <div className="flex min-w-0 flex-1 items-center text-xs leading-tight text-ink-soft max-sm:min-h-[3lh]">
      <p className={isAtRisk ? '' : 'line-clamp-3 sm:line-clamp-2'}>
        {unsaved ?? (savedAt && <SavedAgo key={savedAt} at={savedAt} />)}
      </p>
    </div>
  );
}

/** `syncedAt`: when the text on the server was typed. */
function describeUnsaved(state: MachineState, syncedAt: string | undefined): string | undefined {
  if (state.unstored.length > 0) return t('This browser cannot keep the other version: copy what you need from it');
  if (!isChanged(state)) return undefined;
  const unsaved = describeStorage(state.unsaved.storedAt, syncedAt);
  return state.isOnline ? unsaved : t('{unsaved}. You are offline', { unsaved });
}

function describeStorage(storedAt: string | false | null, syncedAt: string | undefined): string {
  if (storedAt === false)
    return syncedAt
      ? t('Unsaved changes, kept on the server at {there}: this browser cannot keep them', {
          there: formatLocalTime(syncedAt),
        })
      : t('Unsaved changes: this browser cannot keep them, so save soon');
  if (!storedAt) return t('Unsaved changes, not kept in this browser yet');
  const here = formatLocalTime(storedAt);
  if (!syncedAt) return t('Unsaved changes, kept in this browser at {here}', { here });
  const there = formatLocalTime(syncedAt);
  return here === there
    ? t('Unsaved changes, kept in this browser and on the server at {here}', { here })
    : t('Unsaved changes, kept in this browser at {here} and on the server at {there}', { here, there });
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
    {t('Leave focus mode')}
  </button>
);
