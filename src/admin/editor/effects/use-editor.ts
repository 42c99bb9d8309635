import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import { paths } from '../../../shared/paths.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { listShowing } from '../../articles/articles.ts';
import { viewOnWebsite } from '../../articles/WebsiteLink.tsx';
import { $categories } from '../../categories/categories.ts';
import { refresh } from '../../data/query.ts';
import { useMay, useStaffUser } from '../../data/staff-user.ts';
import { navigate, replaceAddress } from '../../navigation/navigate.ts';
import { takeResumedText } from '../../navigation/reload-page.ts';
import { $dashboardAddress } from '../../navigation/scroll-positions.ts';
import { $storeUnsaved, EDITOR, hasUnsaved, setUnsaved } from '../../navigation/unsaved-changes.ts';
import { mustWaitForUploads, uploadsSettled } from '../../uploads/pending-uploads.ts';
import { type EditorState, isGuarded } from '../state/editor-state.ts';
import type { ToastText } from '../state/events.ts';
import type { ArticleForm } from '../state/form.ts';
import { deleteFromBrowser, findBrowserTexts, storeInBrowser } from '../unsaved-text/browser-texts.ts';
import { takeRestoredVersion } from '../unsaved-text/restored-version.ts';
import { removeFromServer, sendWaitingTexts, syncToServer } from '../unsaved-text/server-texts.ts';
import { createEditor, type Editor, type Ports } from './editor.ts';
import { discardChanges, refetchNewer, sendArticle } from './requests.ts';
import { typedAt } from './typed-at.ts';

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
export function useOpenedEditor(article: EditableArticle | undefined, textsOf: number | 'new'): Editor {
  const { id: userId } = useStaffUser();
  const mayPublish = useMay('articles.publish');
  const [editor] = useState(() => open({ userId, mayPublish }, article, textsOf));
  useEffect(() => connect(editor), [editor]);
  return editor;
}

type User = { userId: number; mayPublish: boolean };

function open(user: User, article: EditableArticle | undefined, textsOf: number | 'new'): Editor {
  const recoverable = findBrowserTexts(user.userId, textsOf);
  const opening = { ...user, article, textsOf, recoverable, isOnline: navigator.onLine, now: Date.now() };
  return createEditor(opening, browserPorts());
}

function connect(editor: Editor): () => void {
  const resumed = takeResumedText();
  if (resumed) editor.dispatch({ type: 'text-restored', key: resumed, at: typedAt() });
  const restored = takeRestoredVersion(editor.$state.get().saved.id);
  if (restored) editor.dispatch({ type: 'version-restored', ...restored, at: typedAt() });
  const listening = new AbortController();
  const { signal } = listening;
  const storeNow = () => {
    if (!isGuarded(editor.$state.get())) return 'nothing';
    return editor.storeTextNow() ? { key: editor.$state.get().unsaved.key } : 'refused';
  };
  $storeUnsaved.set(storeNow);
  addEventListener('pagehide', storeNow, { signal });
  addEventListener(
    'online',
    () => {
      editor.dispatch({ type: 'online' });
      void refetchNewer(editor);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) return void refetchNewer(editor);
      storeNow();
      sendWaitingTexts();
    },
    { signal },
  );
  addEventListener('offline', () => editor.dispatch({ type: 'offline' }), { signal });
  const stopGuarding = editor.$state.subscribe((state) => setUnsaved(EDITOR, isGuarded(state)));
  return () => {
    listening.abort();
    stopGuarding();
    $storeUnsaved.set(null);
    // After a logout no text of this user stays in the browser.
    editor.close({ keepsText: hasUnsaved(EDITOR) });
    // The dashboard, which may open next, lists unsaved texts.
    sendWaitingTexts();
    setUnsaved(EDITOR, false);
  };
}

const browserPorts = (): Ports => ({
  ...createPauseTimer(),
  now: typedAt,
  storeText: (text) => {
    syncToServer(text);
    return storeInBrowser(text);
  },
  deleteText: (key) => {
    removeFromServer(key);
    deleteFromBrowser(key);
  },
  hasUploads: mustWaitForUploads,
  uploadsSettled,
  send: sendArticle,
  discard: (effect) => discardChanges(effect),
  onChanged: (id) => refresh(['articles'], ['article', id]),
  showToast: tell,
  focusFirstError,
  refreshCategories: () => $categories.revalidate(),
  // From the first save on, reloading and Back find the new article.
  replaceAddress: (id) => replaceAddress(paths.editor(id)),
  leave: (toast, saved) => {
    if (toast) tell(toast);
    const list = $dashboardAddress.get();
    navigate(saved ? listShowing(list, saved.form, saved.isNew) : list, { discard: true });
  },
});

const tell = ({ view, ...text }: ToastText): void =>
  showToast({ ...text, ...(view && { action: viewOnWebsite(view) }) });

/** Waits for a frame, in which React marks the invalid fields. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}

/** Milliseconds without a key that count as a pause. */
const PAUSE_MS = 400;
/** During continuous typing it fires this often, so that a crash costs no more than a sentence. */
const LONGEST_MS = 4000;

export function createPauseTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCallAt = 0;

  function cancelPause(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function afterPause(pause: () => void): void {
    const now = performance.now();
    if (timer === undefined) firstCallAt = now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        pause();
      },
      Math.min(PAUSE_MS, Math.max(0, firstCallAt + LONGEST_MS - now)),
    );
  }

  return { afterPause, cancelPause };
}
