import {
  createMachine,
  type Discard,
  type EditorMachine,
  type Ports,
  type Send,
} from '../../../src/admin/editor/effects/machine.ts';
import { otherVersion } from '../../../src/admin/editor/effects/requests.ts';
import type { MachineEvent } from '../../../src/admin/editor/state/events.ts';
import type { ArticleForm } from '../../../src/admin/editor/state/form.ts';
import type { UnsavedText } from '../../../src/admin/editor/unsaved-text/browser-texts.ts';
import type { EditableArticle } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import { article, draftChanges, NOW } from './example-states.ts';

/** How a request ends: answered, lost on the way there or back, or refused because the session has ended. */
export type Outcome = 'answer' | 'lost request' | 'lost answer' | 'expired';

type Pending<T> = { editor: number; resolve: (value: T) => void };

type Start = { isNew: boolean; isLive?: boolean; mayPublish?: boolean };

/** For tests: a server, a browser storage, a colleague, and an editor whose requests end when the test says so. */
export function createSimulation({ isNew, isLive = false, mayPublish = true }: Start) {
  let server: EditableArticle | undefined = isNew ? undefined : article({ isPublished: isLive });
  let lastId = 7;
  let lastRevision = 0;
  /** Texts of the history that the editor has not loaded. */
  const history: string[] = [];
  let clock = NOW;
  let number = 0;
  let body = '';
  let pause: (() => void) | undefined;
  const storage = new Map<string, UnsavedText>();
  const sends: (Pending<MachineEvent> & { effect: Send | Discard })[] = [];
  const uploads: Pending<string | undefined>[] = [];
  const simulation = {
    isStorageFull: false,
    storage,
    server: () => server,
    history,
    body: () => body,
    machine: undefined as unknown as EditorMachine,
    left: 0,
    open,
    type: (text: string) => {
      body += text;
      simulation.machine.markBodyEdited(simulation.machine.$state.get().bodyNumber);
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
    colleagueSavesDraft: (text: string) => {
      if (!server?.isPublished) return;
      const { draftChanges: before, version, content } = server;
      // Draft changes of an older version stay in the history only.
      if (before && before.basedOn !== version) history.push(before.article.content);
      server.draftChanges = revision((before?.basedOn === version ? before.article.content : content) + text);
    },
    /** Or its schedule is carried out. */
    colleaguePublishesDraft: () => {
      if (server && !server.isPublished) server = changedTo({ ...server, isPublished: true });
    },
    colleaguePublishes: () => {
      // The server refuses those of an older version.
      if (server?.draftChanges?.basedOn === server?.version && server?.draftChanges)
        server = changedTo(server.draftChanges.article);
    },
    colleagueUnpublishes: () => {
      if (!server) return;
      history.push(server.content);
      server = changedTo({ ...(server.draftChanges?.article ?? server), isPublished: false });
    },
    colleagueDiscards: () => {
      if (server) discardDraft(server);
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
      storeText: (text) => {
        if (!simulation.isStorageFull) storage.set(text.key, structuredClone(text));
        return !simulation.isStorageFull;
      },
      deleteText: (key) => storage.delete(key),
      hasUploads: () => false,
      uploadsSettled: () => pend(uploads, {}),
      send: (effect) => {
        if (sends.some(({ editor }) => editor === own)) throw new Error('two saves at once');
        if (effect.id !== null && effect.version === null) throw new Error('a second article on the page of the first');
        return pend<MachineEvent, { effect: Send | Discard }>(sends, { effect });
      },
      discard: (effect) => pend<MachineEvent, { effect: Send | Discard }>(sends, { effect }),
      onChanged: () => {},
      showToast: () => {},
      focusFirstError: () => {},
      refreshCategories: () => {},
      replaceAddress: () => {},
      leave: () => {
        simulation.left += 1;
      },
    };
    const textsOf = server?.id ?? (storage.size > 0 ? lastId : 'new');
    const offered = [...storage.values()].filter(({ key }) => key.startsWith(`draft:1:${textsOf}:`));
    clock += 1000;
    simulation.machine = createMachine(
      { userId: 1, mayPublish, article: server, textsOf, offered, isOnline: true, now: clock },
      ports,
    );
    showBody();

    function pend<T, Rest extends object>(list: (Pending<T> & Rest)[], rest: Rest): Promise<T> {
      return new Promise((resolve) => list.push({ ...rest, editor: own, resolve }));
    }
  }

  /** Does what the rich text editor does, which is recreated when the body is replaced. */
  function showBody(): void {
    const { machine } = simulation;
    let shown = 0;
    machine.$state.subscribe(({ bodyNumber, form }) => {
      if (bodyNumber === shown || machine !== simulation.machine) return;
      shown = bodyNumber;
      body = form.content;
      machine.connectBody({ number: bodyNumber, read: () => body });
    });
  }

  function now(): string {
    clock += 1000;
    return new Date(clock).toISOString();
  }

  function answer(effect: Send | Discard, outcome: Outcome): MachineEvent {
    const failed: MachineEvent =
      effect.type === 'send'
        ? { type: 'failed', message: 'No connection', fields: {}, isUnanswered: true }
        : { type: 'discard-failed', message: 'No connection' };
    if (outcome === 'lost request') return failed;
    if (outcome === 'expired') return effect.type === 'send' ? { type: 'session-expired' } : failed;
    const reply = effect.type === 'send' ? save(effect) : discard(effect);
    return outcome === 'answer' ? reply : failed;
  }

  function save(effect: Send): MachineEvent {
    const { id, version, form, target, unanswered } = effect;
    const isSent = ({ title, content }: ArticleForm) => title === server?.title && content === server.content;
    if (id === null && server && unanswered?.some(isSent))
      return save({ ...effect, id: server.id, version: server.version });
    if (id !== null && server?.id !== id) return { type: 'article-deleted' };
    const theirs = server && id !== null ? otherVersion(server, effect) : undefined;
    if (theirs) {
      const isSame = theirs.form.content === form.content && theirs.form.isPublished === form.isPublished;
      return { type: 'conflict', theirs, isSame };
    }
    if (!mayPublish && target === 'article' && (server?.isPublished || form.isPublished))
      throw new Error('a save that a Writer may not make');
    if (server && target === 'draft-changes') {
      if (!server.isPublished) throw new Error('draft changes of an unpublished article');
      server.draftChanges = revision(form.content);
      return { type: 'draft-changes-saved', changes: server.draftChanges };
    }
    if (id === null) {
      lastId += 1;
      // A request whose answer was lost created it, and a colleague has changed it: it stays beside the new one.
      if (server) history.push(server.content, server.draftChanges?.article.content ?? '');
    }
    server = article({ id: lastId, ...textOf(form), version: (version ?? 0) + 1, updatedAt: now() });
    return { type: 'article-saved', article: server, at: now() };
  }

  function discard({ id, draft }: Discard): MachineEvent {
    if (server?.id !== id) return { type: 'article-deleted' };
    if (server.draftChanges?.number !== draft) return { type: 'discard-failed', message: 'Changed meanwhile' };
    discardDraft(server);
    return { type: 'discarded', article: server, at: now() };
  }

  function discardDraft(from: EditableArticle): void {
    if (from.draftChanges) history.push(from.draftChanges.article.content);
    server = { ...from, draftChanges: null };
  }

  function revision(content: string) {
    if (!server) throw new Error('no article');
    lastRevision += 1;
    return draftChanges({
      number: lastRevision,
      basedOn: server.version,
      savedAt: now(),
      savedBy: { staffId: 2, name: 'Eva' },
      article: { ...server, content },
    });
  }

  function changedTo(text: Pick<EditableArticle, 'title' | 'content' | 'isPublished'>): EditableArticle {
    const { title, content, isPublished } = text;
    return article({ id: lastId, title, content, isPublished, version: (server?.version ?? 0) + 1, updatedAt: now() });
  }

  open();
  return simulation;
}

const textOf = ({ title, content, category, isPublished }: ArticleForm) => ({ title, content, category, isPublished });
