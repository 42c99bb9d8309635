import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { EditorEvent } from '../state/events.ts';
import { article, NOW } from '../state/example-states.ts';
import { type ArticleForm, formFromArticle } from '../state/form.ts';
import { createEditor, type Editor } from './editor.ts';
import type { Ports, Send } from './ports.ts';

/** How a request ends: answered, lost on the way there or back, or refused because the session has ended. */
export type Outcome = 'answer' | 'lost request' | 'lost answer' | 'expired';

type Pending<T> = { editor: number; resolve: (value: T) => void };

/** For tests: a server, a browser storage, a colleague, and an editor whose requests end when the test says so. */
export function createWorld({ isNew }: { isNew: boolean }) {
  let server: AdminArticle | undefined = isNew ? undefined : article();
  let lastId = 7;
  let clock = NOW;
  let number = 0;
  let body = '';
  let pause: (() => void) | undefined;
  const storage = new Map<string, Draft>();
  const sends: (Pending<EditorEvent> & { effect: Send })[] = [];
  const uploads: Pending<string | undefined>[] = [];
  const world = {
    isStorageFull: false,
    storage,
    server: () => server,
    body: () => body,
    editor: undefined as unknown as Editor,
    left: 0,
    open,
    type: (text: string) => {
      body += text;
      world.editor.touchBody(world.editor.$state.get().bodyNumber);
    },
    pause: () => {
      const run = pause;
      pause = undefined;
      run?.();
    },
    hasPending: () => sends.length + uploads.length > 0,
    settleUpload: (failure?: string) => uploads.shift()?.resolve(failure),
    endRequest: (outcome: Outcome) => {
      const pending = sends.shift();
      pending?.resolve(answer(pending.effect, outcome));
    },
    colleagueSaves: (text: string) => {
      if (server) server = { ...server, version: server.version + 1, content: server.content + text, updatedAt: now() };
    },
    colleagueDeletes: () => {
      server = undefined;
    },
  };

  function open(): void {
    number += 1;
    const own = number;
    const ports: Ports = {
      now,
      afterPause: (run) => {
        pause = run;
      },
      cancelPause: () => {
        pause = undefined;
      },
      storeDraft: (draft) => {
        if (!world.isStorageFull) storage.set(draft.key, structuredClone(draft));
        return !world.isStorageFull;
      },
      deleteDraft: (key) => storage.delete(key),
      hasUploads: () => false,
      uploadsSettled: () => pend(uploads, {}),
      send: (effect) => {
        if (sends.some(({ editor }) => editor === own)) throw new Error('two saves at once');
        return pend(sends, { effect });
      },
      onSaved: () => {},
      showToast: () => {},
      focusFirstError: () => {},
      refreshCategories: () => {},
      replaceAddress: () => {},
      leave: () => {
        world.left += 1;
      },
    };
    const draftsOf = server?.id ?? (storage.size > 0 ? lastId : 'new');
    const recoverable = [...storage.values()].filter(({ key }) => key.startsWith(`draft:1:${draftsOf}:`));
    clock += 1000;
    world.editor = createEditor(
      { userId: 1, article: server, draftsOf, recoverable, isOnline: true, now: clock },
      ports,
    );
    showBody();

    function pend<T, Rest extends object>(list: (Pending<T> & Rest)[], rest: Rest): Promise<T> {
      return new Promise((resolve) => list.push({ ...rest, editor: own, resolve }));
    }
  }

  /** As the rich text editor does, which is recreated when the body is replaced. */
  function showBody(): void {
    const { editor } = world;
    let shown = 0;
    editor.$state.subscribe(({ bodyNumber, form }) => {
      if (bodyNumber === shown || editor !== world.editor) return;
      shown = bodyNumber;
      body = form.content;
      editor.connectBody({ number: bodyNumber, read: () => body });
    });
  }

  function now(): string {
    clock += 1000;
    return new Date(clock).toISOString();
  }

  function answer({ id, version, form }: Send, outcome: Outcome): EditorEvent {
    const failed: EditorEvent = { type: 'failed', message: 'No connection', fields: {} };
    if (outcome === 'lost request') return failed;
    if (outcome === 'expired') return { type: 'session-expired' };
    const reply = save(id, version, form);
    return outcome === 'answer' ? reply : failed;
  }

  function save(id: number | null, version: number | null, form: ArticleForm): EditorEvent {
    if (id !== null && server?.id !== id) return { type: 'gone' };
    if (server && id !== null && server.version !== version) {
      const saved = { id, version: server.version, publishedAt: null, savedAt: server.updatedAt };
      const theirs = { ...saved, form: formFromArticle(server), savedBy: { staffId: 2, name: 'Eva' } };
      return { type: 'conflict', theirs, isSame: theirs.form.content === form.content };
    }
    if (id === null) lastId += 1;
    server = article({ id: lastId, ...textOf(form), version: (version ?? 0) + 1, updatedAt: now() });
    return { type: 'saved', article: server, at: now() };
  }

  open();
  return world;
}

const textOf = ({ title, content, category }: ArticleForm) => ({ title, content, category });
