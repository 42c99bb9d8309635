import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import { paths } from '../../../shared/paths.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { listShowing } from '../../articles/articles.ts';
import { viewOnWebsite } from '../../articles/WebsiteLink.tsx';
import { $categories } from '../../categories/categories.ts';
import { refresh } from '../../data/query.ts';
import { useMay, useStaffUser } from '../../data/staff-user.ts';
import { typedAt } from '../../data/typed-at.ts';
import { navigate, replaceAddress } from '../../navigation/navigate.ts';
import { takeResumedText } from '../../navigation/reload-page.ts';
import { $dashboardAddress } from '../../navigation/scroll-positions.ts';
import { $storeUnsaved, EDITOR, hasUnsaved, setUnsaved } from '../../navigation/unsaved-changes.ts';
import { mustWaitForUploads, uploadsSettled } from '../../uploads/pending-uploads.ts';
import type { ToastText } from '../state/events.ts';
import type { ArticleForm } from '../state/form.ts';
import { isGuarded, type MachineState } from '../state/machine-state.ts';
import { deleteFromBrowser, findBrowserTexts, storeInBrowser } from '../unsaved-text/browser-texts.ts';
import { takeRestoredVersion } from '../unsaved-text/restored-version.ts';
import { removeFromServer, sendWaitingTexts, syncToServer } from '../unsaved-text/server-texts.ts';
import { createMachine, type EditorMachine, type Ports } from './machine.ts';
import { discardChanges, refetchNewer, sendArticle } from './requests.ts';

export const MachineContext = createContext<EditorMachine | null>(null);

export function useMachine(): EditorMachine {
  const machine = use(MachineContext);
  if (!machine) throw new Error('useMachine is used outside MachineContext');
  return machine;
}

/** Renders again only when the selected value changes, so `select` returns a part of the state or a primitive. */
export function useMachineState<T>(select: (state: MachineState) => T): T {
  const { $state } = useMachine();
  const read = () => select($state.get());
  return useSyncExternalStore($state.listen, read, read);
}

export const useField = <Name extends keyof ArticleForm>(name: Name): ArticleForm[Name] =>
  useMachineState(({ form }) => form[name]);

export function useSetField() {
  const { dispatch } = useMachine();
  return <Name extends keyof ArticleForm>(name: Name, value: ArticleForm[Name]) =>
    dispatch({ type: 'edited', changes: { [name]: value } });
}

/** Opens an article, or an empty form for a new one, while the component is mounted. */
export function useOpenedMachine(article: EditableArticle | undefined, textsOf: number | 'new'): EditorMachine {
  const { id: userId } = useStaffUser();
  const mayPublish = useMay('articles.publish');
  const [machine] = useState(() => open({ userId, mayPublish }, article, textsOf));
  useEffect(() => connect(machine), [machine]);
  return machine;
}

type User = { userId: number; mayPublish: boolean };

function open(user: User, article: EditableArticle | undefined, textsOf: number | 'new'): EditorMachine {
  const offered = findBrowserTexts(user.userId, textsOf);
  const opening = { ...user, article, textsOf, offered, isOnline: navigator.onLine, now: Date.now() };
  return createMachine(opening, browserPorts());
}

function connect(machine: EditorMachine): () => void {
  const resumed = takeResumedText();
  if (resumed) machine.dispatch({ type: 'text-restored', key: resumed, at: typedAt() });
  const restored = takeRestoredVersion(machine.$state.get().saved.id);
  if (restored) machine.dispatch({ type: 'version-restored', ...restored, at: typedAt() });
  const listening = new AbortController();
  const { signal } = listening;
  const storeNow = () => {
    if (!isGuarded(machine.$state.get())) return 'nothing';
    return machine.storeTextNow() ? { key: machine.$state.get().unsaved.key } : 'refused';
  };
  $storeUnsaved.set(storeNow);
  addEventListener('pagehide', storeNow, { signal });
  addEventListener(
    'online',
    () => {
      machine.dispatch({ type: 'online' });
      void refetchNewer(machine);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) return void refetchNewer(machine);
      storeNow();
      sendWaitingTexts();
    },
    { signal },
  );
  addEventListener('offline', () => machine.dispatch({ type: 'offline' }), { signal });
  const stopGuarding = machine.$state.subscribe((state) => setUnsaved(EDITOR, isGuarded(state)));
  return () => {
    listening.abort();
    stopGuarding();
    $storeUnsaved.set(null);
    // After a logout no text of this user stays in the browser.
    machine.close({ keepsText: hasUnsaved(EDITOR) });
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
  leave: (toast, showing) => {
    if (toast) tell(toast);
    const list = $dashboardAddress.get();
    navigate(showing ? listShowing(list, showing.form, showing.isNew) : list, { discard: true });
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
