import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { $unsaved } from '../../frame/unsaved-changes.ts';
import { useStaffUser } from '../../session/staff-user.ts';
import { findDrafts } from '../drafts/drafts.ts';
import { takeRestoredVersion } from '../drafts/restored-version.ts';
import { takeResumedDraft } from '../drafts/resume.ts';
import { type EditorState, isGuarded } from '../state/editor-state.ts';
import type { ArticleForm } from '../state/form.ts';
import { browserPorts } from './browser-ports.ts';
import { createEditor, type Editor } from './editor.ts';
import { followNewer } from './follow-newer.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor is used outside EditorContext');
  return editor;
}

/** Renders again only when the selected value changes, so `select` returns a part of the state or a primitive. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { $state } = useEditor();
  const read = () => select($state.get());
  return useSyncExternalStore($state.listen, read, read);
}

export const useField = <Name extends keyof ArticleForm>(name: Name): ArticleForm[Name] =>
  useEditorState(({ form }) => form[name]);

export function useSetField() {
  const { dispatch } = useEditor();
  return <Name extends keyof ArticleForm>(name: Name, value: ArticleForm[Name]) =>
    dispatch({ type: 'edited', changes: { [name]: value } });
}

/** Opens an article, or an empty form for a new one, while the component is mounted. */
export function useOpenedEditor(article: AdminArticle | undefined, draftsOf: number | 'new'): Editor {
  const { id: userId } = useStaffUser();
  const [editor] = useState(() => open(userId, article, draftsOf));
  useEffect(() => connect(editor), [editor]);
  return editor;
}

function open(userId: number, article: AdminArticle | undefined, draftsOf: number | 'new'): Editor {
  const recoverable = findDrafts(userId, draftsOf);
  const opening = { userId, article, draftsOf, recoverable, isOnline: navigator.onLine, now: Date.now() };
  return createEditor(opening, browserPorts());
}

function connect(editor: Editor): () => void {
  const resumed = takeResumedDraft();
  if (resumed) editor.dispatch({ type: 'draft-taken', key: resumed, at: new Date().toISOString() });
  const restored = takeRestoredVersion(editor.$state.get().saved.id);
  if (restored) editor.dispatch({ type: 'version-restored', ...restored, at: new Date().toISOString() });
  const listening = new AbortController();
  const { signal } = listening;
  const storeNow = () => void (isGuarded(editor.$state.get()) && editor.storeDraftNow());
  addEventListener('pagehide', storeNow, { signal });
  addEventListener(
    'online',
    () => {
      editor.dispatch({ type: 'online' });
      void followNewer(editor);
    },
    { signal },
  );
  document.addEventListener('visibilitychange', () => document.hidden || void followNewer(editor), { signal });
  addEventListener('offline', () => editor.dispatch({ type: 'offline' }), { signal });
  const stopGuarding = editor.$state.subscribe((state) => $unsaved.set(isGuarded(state)));
  return () => {
    listening.abort();
    stopGuarding();
    // After a logout nothing of this user stays in the browser.
    editor.close({ keepsText: $unsaved.get() });
    $unsaved.set(false);
  };
}
