import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { EditorHeader } from './EditorHeader.tsx';
import { ContentSection } from './fields/ContentSection.tsx';
import { ImageSection } from './fields/ImageSection.tsx';
import { PublishSection } from './fields/PublishSection.tsx';
import { SeoSection } from './fields/SeoSection.tsx';
import { $errors } from './state/editor-state.ts';
import { useLocalDrafts } from './state/use-local-drafts.ts';
import { useSave } from './state/use-save.ts';
import { ConflictDialog } from './versions/ConflictDialog.tsx';
import { DeletedArticleDialog } from './versions/DeletedArticleDialog.tsx';
import { RecoveredDrafts } from './versions/RecoveredDrafts.tsx';

/** The form of an article: what is written on the left, what is set on the right (§2). */
export function ArticleEditor({ siteUrl, isNew }: { siteUrl: string; isNew: boolean }) {
  const save = useSave();
  const errors = useStore($errors);
  useLocalDrafts();
  useSaveShortcut(() => save.run('stay'));
  return (
    <form
      noValidate
      onKeyDown={keepEnterInField}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run('leave');
      }}
    >
      <EditorHeader isSaving={save.isPending} />
      <RecoveredDrafts />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="min-w-0 space-y-6">
          <ContentSection errors={errors} siteUrl={siteUrl} startsInTitle={isNew} />
          <SeoSection errors={errors} siteUrl={siteUrl} />
        </div>
        <div className="min-w-0 space-y-6">
          <PublishSection errors={errors} />
          <ImageSection errors={errors} />
        </div>
      </div>
      {save.question && save.question !== 'gone' && <ConflictDialog other={save.question} onDecided={save.decide} />}
      <DeletedArticleDialog isOpen={save.question === 'gone'} onDecided={save.decide} />
    </form>
  );
}

/** Enter in a one-line field would save and leave the page, in the middle of the work. Dialogs have forms of their own. */
function keepEnterInField(event: KeyboardEvent): void {
  const { target } = event;
  const isOwnField =
    target instanceof HTMLInputElement && event.currentTarget.contains(target) && target.type !== 'file';
  if (event.key === 'Enter' && isOwnField) event.preventDefault();
}

/** Ctrl+S or ⌘S saves and stays, as in every editor; once however long it is held, and never behind a dialog. */
function useSaveShortcut(save: () => unknown): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[role="dialog"], [role="alertdialog"]')) latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
