import type { AdminArticle, ArticleInput } from '../../../shared/contract/articles/articles.ts';
import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import type { DraftChanges } from '../../../shared/contract/articles/draft-changes.ts';
import type { HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import type { RestoredVersion, UnsavedText } from '../unsaved-text/browser-texts.ts';
import type { ArticleForm } from './form.ts';
import type { MachineState, SaveTarget, ServerVersion } from './machine-state.ts';

/** The version that the user chose in a conflict. */
export type Choice = 'mine' | 'theirs';

/** Everything that can happen to the editor. Times are ISO strings. */
export type MachineEvent =
  // The article
  | { type: 'loaded'; article: EditableArticle }
  | { type: 'edited'; changes: Partial<ArticleForm> }
  /** The first edit of the rich text since it was last copied to the form. */
  | { type: 'body-edited' }
  /** The rich text editor shows the body, and serialises it like this. */
  | { type: 'body-ready'; number: number; html: string }
  | { type: 'body-read'; html: string }
  // Unsaved text in this browser and on the server
  | { type: 'paused'; at: string }
  | { type: 'text-stored'; key: string; at: string }
  | { type: 'text-refused'; key: string }
  | { type: 'text-restored'; key: string; at: string }
  | { type: 'text-discarded'; key: string }
  /** The user's unsaved texts on the server. */
  | { type: 'server-texts-loaded'; texts: UnsavedText[] }
  /** The user chose an earlier version in the history. */
  | { type: 'version-restored'; version: RestoredVersion; form: ArticleForm; at: string }
  // Saving: what the user chose, then what came of it
  | { type: 'save-chosen'; next: 'leave' | 'stay'; hasUploads: boolean }
  /** The main button. */
  | { type: 'step-chosen'; hasUploads: boolean }
  | { type: 'save-as-draft-chosen'; hasUploads: boolean }
  | { type: 'uploads-settled'; failure?: string | undefined }
  | { type: 'article-saved'; article: AdminArticle; at: string }
  | { type: 'draft-changes-saved'; changes: DraftChanges }
  /** `isUnanswered`: the server may have saved it all the same. */
  | { type: 'failed'; message: string; fields: Record<string, string>; isUnanswered?: boolean }
  | { type: 'session-expired' }
  /** The server does not publish this text without a reason. */
  | { type: 'dangers-found'; dangers: Danger[] }
  | { type: 'override-chosen'; reason: string }
  | { type: 'offline' }
  | { type: 'online' }
  // Handing in
  /** The server says whether it waits, or was given back. */
  | { type: 'hand-in-changed'; handIn: HandIn | null }
  | { type: 'handed-in'; handIn: HandIn }
  | { type: 'hand-in-closed' }
  // Discarding the draft changes
  | { type: 'discard-chosen' }
  /** Without the article when the server stopped responding. */
  | { type: 'discarded'; article: EditableArticle | undefined; at: string }
  | { type: 'discard-failed'; message: string }
  // Another version
  | { type: 'conflict'; theirs: ServerVersion; isSame: boolean }
  | { type: 'article-deleted' }
  | { type: 'decision-put-off' }
  | { type: 'version-chosen'; choice: Choice; at: string }
  | { type: 'other-version-stored'; choice: Choice; text: UnsavedText }
  | { type: 'other-version-refused'; choice: Choice; text: UnsavedText }
  | { type: 'save-as-new-chosen' }
  | { type: 'leave-deleted-chosen'; at: string };

/** `view`: the item that readers see now, which the toast links to. */
export type ToastText = {
  title: string;
  description?: string;
  tone?: 'danger';
  view?: { type: ArticleForm['type']; slug: string };
};

/** The side effects that the reducer asks for. */
export type Effect =
  /** Answers `paused` once the user pauses. */
  | { type: 'await-pause' }
  /** Answers `text-stored` or `text-refused`. With `instead`, the text of that key is deleted. */
  | { type: 'store-text'; text: UnsavedText; instead?: string }
  | { type: 'delete-text'; key: string }
  /** Answers `other-version-stored` or `other-version-refused`. */
  | { type: 'store-other-version'; text: UnsavedText; choice: Choice }
  /** Answers `uploads-settled`. */
  | { type: 'await-uploads' }
  /**
   * Answers `article-saved`, `draft-changes-saved`, `conflict`, `article-deleted`, `dangers-found`, `session-expired` or
   * `failed`.
   */
  | {
      type: 'send';
      target: SaveTarget;
      id: number | null;
      version: number | null;
      draft: number | null;
      /** Whether the form is based on other draft changes than those on the server. */
      isOutdated: boolean;
      restoredFrom?: number;
      /** The user's reason to publish a text with dangers. */
      overrideReason?: string;
      /** What was sent before without an answer. */
      unanswered?: readonly ArticleForm[];
      body: ArticleInput;
      form: ArticleForm;
    }
  /** Answers `discarded`, `discard-failed` or `article-deleted`. */
  | { type: 'discard'; id: number; draft: number }
  | { type: 'show-toast'; toast: ToastText }
  | { type: 'focus-first-error' }
  | { type: 'refresh-categories' }
  /** The new article has its own address now. */
  | { type: 'replace-address'; id: number }
  /** `showing`: the article that the list shows then. */
  | { type: 'leave'; toast?: ToastText; showing?: { form: ArticleForm; isNew: boolean } };

export type Transition = { state: MachineState; effects: Effect[] };

/** The event of a type. */
export type Event<Type extends MachineEvent['type']> = Extract<MachineEvent, { type: Type }>;

export const to = (state: MachineState, ...effects: Effect[]): Transition => ({ state, effects });
