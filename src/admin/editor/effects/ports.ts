import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { EditorEvent, Effect, ToastText } from '../state/events.ts';

export type Send = Extract<Effect, { type: 'send' }>;

/** What the editor needs of the browser and the server; tests give it others. */
export type Ports = {
  /** As an ISO string. */
  now: () => string;
  /** Calls back once, at the next pause in the calls of this function. */
  afterPause: (pause: () => void) => void;
  cancelPause: () => void;
  /** False when the browser refuses. */
  storeDraft: (draft: Draft) => boolean;
  deleteDraft: (key: string) => void;
  hasUploads: () => boolean;
  /** Why an upload failed meanwhile. */
  uploadsSettled: () => Promise<string | undefined>;
  /** Never rejects. */
  send: (effect: Send) => Promise<EditorEvent>;
  onSaved: (article: AdminArticle) => void;
  showToast: (toast: ToastText) => void;
  focusFirstError: () => void;
  refreshCategories: () => void;
  replaceAddress: (id: number) => void;
  leave: (toast: ToastText | undefined) => void;
};
