import { type KeyboardEvent, useEffect } from 'react';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { ScheduleNotice } from '../schedule/editor/ScheduleNotice.tsx';
import { CheckSection } from './check/CheckSection.tsx';
import { DangersDialog } from './check/DangersDialog.tsx';
import { ConflictDialog } from './conflicts/ConflictDialog.tsx';
import { DeletedArticleDialog } from './conflicts/DeletedArticleDialog.tsx';
import { DraftChangesNotice } from './draft-changes/DraftChangesNotice.tsx';
import { RecoveredDrafts } from './drafts/RecoveredDrafts.tsx';
import { RestoredNotice } from './drafts/RestoredNotice.tsx';
import { ServerDrafts } from './drafts/ServerDrafts.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorContext, useOpenedEditor } from './effects/use-editor.ts';
import { ContentSection } from './fields/ContentSection.tsx';
import { ImageSection } from './fields/ImageSection.tsx';
import { PublishSection } from './fields/PublishSection.tsx';
import { SeoSection } from './fields/SeoSection.tsx';
import { ReviewSection } from './review/ReviewSection.tsx';
import { SourcesSection } from './sources/SourcesSection.tsx';
import { useWritingView } from './writing-view/use-writing-view.ts';

type Props = {
  article: EditableArticle | undefined;
  /** A deleted article whose drafts can be saved as a new one. */
  draftsOf?: number;
  siteUrl: string;
};

export function ArticleEditor({ article, draftsOf, siteUrl }: Props) {
  const editor = useOpenedEditor(article, draftsOf ?? article?.id ?? 'new');
  useSaveShortcut(editor.save);
  useWritingView(editor);
  return (
    <EditorContext value={editor}>
      <form
        noValidate
        onKeyDown={preventSubmitOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          editor.save('leave');
        }}
      >
        <EditorHeader />
        <div className="focused:hidden">
          <DraftChangesNotice />
        </div>
        <RestoredNotice />
        <ServerDrafts />
        <RecoveredDrafts />
        <div className="focused:hidden">
          <ScheduleNotice />
        </div>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start focused:grid-cols-1! wide:grid-cols-1!">
          <div className="min-w-0 space-y-6 focused:mx-auto focused:w-full focused:max-w-[60rem] wide:max-w-none!">
            <ContentSection siteUrl={siteUrl} startsInTitle={!article && !draftsOf} />
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
        <DeletedArticleDialog />
      </form>
    </EditorContext>
  );
}

/** Enter in a one-line field would save and leave the page. React also bubbles events of dialogs, whose forms submit. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target } = event;
  const isFieldOfThisForm =
    target instanceof HTMLInputElement && event.currentTarget.contains(target) && target.type !== 'file';
  if (event.key === 'Enter' && isFieldOfThisForm) event.preventDefault();
}

/** Ctrl+S or ⌘S, once however long it is held, and not while a dialog is open. */
function useSaveShortcut(save: (next: 'stay') => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[role="dialog"], [role="alertdialog"]')) save('stay');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [save]);
}
