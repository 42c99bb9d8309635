import { atom, type ReadableAtom } from 'nanostores';
import type { EditorBlock } from '../../../shared/text-check/document/from-editor.ts';
import type { Effect, MachineEvent, ToastText } from '../state/events.ts';
import type { ArticleForm } from '../state/form.ts';
import { isChanged, type MachineState, type Opening, openedState } from '../state/machine-state.ts';
import { reduce } from '../state/reduce.ts';
import type { UnsavedText } from '../unsaved-text/browser-texts.ts';

export type Send = Extract<Effect, { type: 'send' }>;
export type Discard = Extract<Effect, { type: 'discard' }>;

/** The machine's interface to the browser and the server; tests pass their own. */
export type Ports = {
  /** As an ISO string. */
  now: () => string;
  /** Calls back once, at the next pause in the calls of this function. */
  afterPause: (pause: () => void) => void;
  cancelPause: () => void;
  /** Also sends it to the server a little later. False when the browser refuses. */
  storeText: (text: UnsavedText) => boolean;
  deleteText: (key: string) => void;
  hasUploads: () => boolean;
  /** Resolves to the reason why an upload failed, if one did. */
  uploadsSettled: () => Promise<string | undefined>;
  /** Never rejects. */
  send: (effect: Send) => Promise<MachineEvent>;
  /** Never rejects. */
  discard: (effect: Discard) => Promise<MachineEvent>;
  /** The article, its draft changes or its history have changed. */
  onChanged: (id: number) => void;
  showToast: (toast: ToastText) => void;
  focusFirstError: () => void;
  refreshCategories: () => void;
  replaceAddress: (id: number) => void;
  leave: (toast: ToastText | undefined, showing?: { form: ArticleForm; isNew: boolean }) => void;
};

/** What the parts of the screen work with; `Editor` is TipTap's, in which the text is typed. */
export type EditorMachine = {
  $state: ReadableAtom<MachineState>;
  dispatch: (event: MachineEvent) => void;
  save: (next: 'leave' | 'stay') => void;
  /** What the main button says. */
  step: () => void;
  saveAsDraft: () => void;
  /** Called for each change in the rich text. The reducer hears of the first, and gets the text at a pause. */
  markBodyEdited: (number: number) => void;
  /** The rich text is read whenever the reducer needs it. Returns a function that disconnects it. */
  connectBody: (body: Body) => () => void;
  /** The rich text on the screen, once it has loaded. */
  bodyView: () => BodyView | undefined;
  /** Stores the form as unsaved text; false when the browser refuses. */
  storeTextNow: () => boolean;
  /** Stores unsaved text if `keepsText`. A running save finishes, but no longer leaves the screen. */
  close: (options: { keepsText: boolean }) => void;
};

/** The rich text editor that shows the body of this number; a replaced editor has a lower number. */
export type Body = {
  number: number;
  read: () => string;
  /** The text for the check, with positions; absent in tests. */
  view?: BodyView;
};

type Range = { from: number; to: number };

type BodyView = {
  blocks: () => EditorBlock[];
  /** Selects a place, and scrolls to it. */
  select: (range: Range) => void;
  /** Marks these places, until it is called again. */
  mark: (ranges: readonly Range[]) => void;
};

/** Runs the reducer and its effects. */
export function createMachine(opening: Opening, ports: Ports): EditorMachine {
  const $state = atom(openedState(opening));
  let body: Body | undefined;
  let isClosed = false;

  function dispatch(event: MachineEvent): void {
    // The reducer always needs the whole text.
    if (!event.type.startsWith('body-')) flushBody();
    const { state, effects } = reduce($state.get(), event);
    $state.set(state);
    for (const effect of effects) (runners[effect.type] as (effect: Effect) => void)(effect);
  }

  function flushBody(): void {
    const { hasUnreadBody, bodyNumber } = $state.get();
    if (hasUnreadBody && body?.number === bodyNumber) dispatch({ type: 'body-read', html: body.read() });
  }

  const pause = () => dispatch({ type: 'paused', at: ports.now() });

  const runners: { [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void } = {
    'await-pause': () => {
      if (!isClosed) ports.afterPause(pause);
    },
    'store-text': storeAndReport,
    'delete-text': ({ key }) => ports.deleteText(key),
    'store-other-version': ({ choice, text }) => {
      const isStored = ports.storeText(text);
      dispatch({ type: isStored ? 'other-version-stored' : 'other-version-refused', choice, text });
    },
    'await-uploads': async () => {
      const failure = await ports.uploadsSettled();
      dispatch({ type: 'uploads-settled', failure });
    },
    send: async (effect) => {
      const outcome = await ports.send(effect);
      if (outcome.type === 'article-saved') ports.onChanged(outcome.article.id);
      if (outcome.type === 'draft-changes-saved' && effect.id !== null) ports.onChanged(effect.id);
      dispatch(outcome);
    },
    discard: async (effect) => {
      const outcome = await ports.discard(effect);
      ports.onChanged(effect.id);
      dispatch(outcome);
    },
    'show-toast': ({ toast }) => ports.showToast(toast),
    'refresh-categories': () => ports.refreshCategories(),
    'focus-first-error': () => isClosed || ports.focusFirstError(),
    'replace-address': ({ id }) => isClosed || ports.replaceAddress(id),
    leave: ({ toast, showing }) => isClosed || ports.leave(toast, showing),
  };

  function storeAndReport({ text, instead }: Extract<Effect, { type: 'store-text' }>): void {
    let isStored = ports.storeText(text);
    if (instead) {
      ports.deleteText(instead);
      // The deletion may have freed the space that was missing.
      isStored ||= ports.storeText(text);
    }
    const { key, at } = text;
    dispatch(isStored ? { type: 'text-stored', key, at } : { type: 'text-refused', key });
  }

  return {
    $state,
    dispatch,
    save: (next) => dispatch({ type: 'save-chosen', next, hasUploads: ports.hasUploads() }),
    step: () => dispatch({ type: 'step-chosen', hasUploads: ports.hasUploads() }),
    saveAsDraft: () => dispatch({ type: 'save-as-draft-chosen', hasUploads: ports.hasUploads() }),
    markBodyEdited: (number) => {
      if (number !== $state.get().bodyNumber) return;
      if ($state.get().hasUnreadBody) ports.afterPause(pause);
      else dispatch({ type: 'body-edited' });
    },
    connectBody: (connected) => {
      body = connected;
      dispatch({ type: 'body-ready', number: connected.number, html: connected.read() });
      return () => {
        if (body !== connected) return;
        flushBody();
        body = undefined;
      };
    },
    bodyView: () => (body?.number === $state.get().bodyNumber ? body.view : undefined),
    storeTextNow: () => {
      // A logout that waits for this text must not find it again at the pause.
      ports.cancelPause();
      pause();
      return $state.get().unsaved.storedAt !== false;
    },
    close: ({ keepsText }) => {
      if (keepsText || !isChanged($state.get())) pause();
      isClosed = true;
      ports.cancelPause();
    },
  };
}
