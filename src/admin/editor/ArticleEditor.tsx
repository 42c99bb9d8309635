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

export function ArticleEditor({ siteUrl, isNew }: { siteUrl: string; isNew: boolean }) {
  const { run, isPending, conflict, resolve } = useSave();
  const errors = useStore($errors);
  useLocalDrafts();
  useSaveShortcut(() => run('stay'));
  return (
    <form
      noValidate
      onKeyDown={preventSubmitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void run('leave');
      }}
    >
      <EditorHeader isSaving={isPending} />
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
      {conflict?.status === 'found' && <ConflictDialog theirs={conflict.version} onResolved={resolve} />}
      <DeletedArticleDialog isOpen={conflict?.status === 'gone'} onResolved={resolve} />
    </form>
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
