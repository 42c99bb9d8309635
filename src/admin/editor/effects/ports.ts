import type { Draft } from '../drafts/drafts.ts';
import type { EditorEvent, Effect, ToastText } from '../state/events.ts';
import type { ArticleForm } from '../state/form.ts';

export type Send = Extract<Effect, { type: 'send' }>;
export type Discard = Extract<Effect, { type: 'discard' }>;

/** The editor's interface to the browser and the server; tests pass their own. */
export type Ports = {
  /** As an ISO string. */
  now: () => string;
  /** Calls back once, at the next pause in the calls of this function. */
  afterPause: (pause: () => void) => void;
  cancelPause: () => void;
  /** Also sends it to the server a little later. False when the browser refuses. */
  storeDraft: (draft: Draft) => boolean;
  deleteDraft: (key: string) => void;
  hasUploads: () => boolean;
  /** Resolves to the reason why an upload failed, if one did. */
  uploadsSettled: () => Promise<string | undefined>;
  /** Never rejects. */
  send: (effect: Send) => Promise<EditorEvent>;
  /** Never rejects. */
  discard: (effect: Discard) => Promise<EditorEvent>;
  /** The article, its draft changes or its history have changed. */
  onChanged: (id: number) => void;
  showToast: (toast: ToastText) => void;
  focusFirstError: () => void;
  refreshCategories: () => void;
  replaceAddress: (id: number) => void;
  leave: (toast: ToastText | undefined, saved?: { form: ArticleForm; isNew: boolean }) => void;
};
