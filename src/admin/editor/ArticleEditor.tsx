import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { typedAt } from '../data/typed-at.ts';
import { ScheduleNotice } from '../schedule/ScheduleNotice.tsx';
import { useSaveKey } from '../shortcuts/use-save-key.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CheckSection } from './check/CheckSection.tsx';
import { DangersDialog } from './check/DangersDialog.tsx';
import { DraftChangesNotice } from './DraftChangesNotice.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { MachineContext, useMachine, useMachineState, useOpenedMachine } from './effects/use-machine.ts';
import { ContentSection } from './fields/ContentSection.tsx';
import { ImageSection } from './fields/ImageSection.tsx';
import { PublishSection } from './fields/PublishSection.tsx';
import { SeoSection } from './fields/SeoSection.tsx';
import { HandInDialog } from './hand-in/HandInDialog.tsx';
import { HandInNotice } from './hand-in/HandInNotice.tsx';
import { ReviewSection } from './review/ReviewSection.tsx';
import { SourcesSection } from './sources/SourcesSection.tsx';
import { canSaveAsDraft } from './state/machine-state.ts';
import { useServerTexts } from './unsaved-text/server-texts.ts';
import { UnsavedTexts } from './unsaved-text/UnsavedTexts.tsx';
import { t } from './words.ts';
import { useWritingView } from './writing-view.ts';

type Props = {
  article: EditableArticle | undefined;
  /** A deleted article whose unsaved text can be saved as a new one. */
  textsOf?: number;
  siteUrl: string;
};

export function ArticleEditor({ article, textsOf, siteUrl }: Props) {
  const machine = useOpenedMachine(article, textsOf ?? article?.id ?? 'new');
  useSaveKey(() => machine.save('stay'));
  useWritingView(machine);
  return (
    <MachineContext value={machine}>
      <form
        noValidate
        // The text needs the height more than the page its margin.
        className="-mt-5"
        onKeyDown={preventSubmitOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          machine.step();
        }}
      >
        <EditorHeader />
        <div className="focused:hidden">
          <HandInNotice />
          <DraftChangesNotice />
        </div>
        <RestoredNotice />
        <ServerTexts />
        <UnsavedTexts />
        <div className="focused:hidden">
          <ScheduleNotice />
        </div>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start focused:grid-cols-1! wide:grid-cols-1!">
          <div className="min-w-0 space-y-6 focused:mx-auto focused:w-full focused:max-w-[60rem] wide:max-w-none!">
            <ContentSection siteUrl={siteUrl} startsInTitle={!article && !textsOf} />
            <div className="space-y-6 focused:hidden">
              <SourcesSection />
              <SeoSection siteUrl={siteUrl} />
            </div>
          </div>
          <div className="min-w-0 space-y-6 lg:self-stretch focused:hidden">
            <PublishSection />
            <ReviewSection />
            <ImageSection />
            <CheckSection />
          </div>
        </div>
        <ConflictDialog />
        <DangersDialog />
        <HandInDialog />
        <DeletedArticleDialog />
      </form>
    </MachineContext>
  );
}

/**
 * Enter in a one-line field would publish; in the title it goes on to the text. React also bubbles events of dialogs,
 * whose forms submit.
 */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
  const isTitle = target.dataset['field'] === 'title';
  if (!isTitle && !(target instanceof HTMLInputElement && target.type !== 'file')) return;
  event.preventDefault();
  if (isTitle && !event.nativeEvent.isComposing) goOnToText(event.currentTarget, target);
}

/**
 * The text editor may still be on its way. The focus goes to the text once it is there, unless the person types on in
 * the title or went elsewhere meanwhile.
 */
function goOnToText(form: Element, title: HTMLElement): void {
  const focusText = () => {
    const text = form.querySelector<HTMLElement>('[data-rich-text] [contenteditable="true"]');
    text?.focus();
    return text !== null;
  };
  if (focusText()) return;
  const waiting = new AbortController();
  const coming = new MutationObserver(() => focusText() && waiting.abort());
  waiting.signal.addEventListener('abort', () => coming.disconnect());
  for (const type of ['input', 'blur'] as const)
    title.addEventListener(type, () => waiting.abort(), { signal: waiting.signal });
  coming.observe(form, { childList: true, subtree: true });
}

/** The article was deleted in another tab or by a colleague; the form can be saved as a new one. */
function DeletedArticleDialog() {
  const { dispatch } = useMachine();
  const isDeleted = useMachineState(({ phase }) => phase.name === 'deleted');
  return (
    <ConfirmDialog
      open={isDeleted}
      title={t('This article was deleted')}
      description={t('Somebody deleted it while you were working on it. You can save what you have as a new article.')}
      cancelLabel={t('Keep editing')}
      confirmLabel={t('Save as a new article')}
      onCancel={() => dispatch({ type: 'decision-put-off' })}
      onConfirm={() => dispatch({ type: 'save-as-new-chosen' })}
    >
      <button
        type="button"
        className={button('quiet', 'small')}
        onClick={() => dispatch({ type: 'leave-deleted-chosen', at: typedAt() })}
      >
        {t('Leave it deleted')}
      </button>
    </ConfirmDialog>
  );
}

/** Says that the form holds a version from the history, until it is saved. */
function RestoredNotice() {
  const restored = useMachineState((state) => state.restored);
  return restored && <Notice key={restored.number} {...restored} />;
}

function Notice({ number, at }: { number: number; at: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  const canKeepBack = useMachineState(canSaveAsDraft);
  // Takes the focus after the history, so that the user first learns what is in the form.
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={notice} tabIndex={-1} className="mb-6 rounded-sm border border-clay bg-surface px-5 py-3 text-sm">
      <strong className="font-medium">
        {t('Version {number} of {when} is in the editor.', { number: String(number), when: formatDateTime(at) })}
      </strong>{' '}
      {t(
        canKeepBack
          ? 'Nothing changes for readers until it is published.'
          : 'Nothing changes for readers until you save.',
      )}
    </p>
  );
}

/** Offers unsaved text from other devices beside those of this browser, and says when the server cannot be asked. */
function ServerTexts() {
  const { $state, dispatch } = useMachine();
  const userId = useMachineState((state) => state.userId);
  // A first save changes the article's id.
  const textsOf = useMachineState((state) => state.textsOf);
  const { isUnknown, lookAgain } = useServerTexts({
    userId,
    textsOf,
    onFound: (texts) => {
      if ($state.get().textsOf === textsOf && texts.length > 0) dispatch({ type: 'server-texts-loaded', texts });
    },
  });
  return (
    <div role="status">
      {isUnknown && (
        <p className="mb-6 flex flex-wrap items-center gap-3 rounded-sm border border-linen bg-plaster px-5 py-3 text-sm">
          <span className="mr-auto">
            {t(
              'We could not look for unsaved text from another device or an earlier login. This page looks again when the connection is back.',
            )}
          </span>
          <button type="button" className={button('quiet', 'small')} onClick={lookAgain}>
            {t('Look again')}
          </button>
        </p>
      )}
    </div>
  );
}
