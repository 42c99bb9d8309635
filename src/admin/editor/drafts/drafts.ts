import '../../../shared/contract/jitless.ts';
import * as z from 'zod/mini';
import type { ArticleForm } from '../state/form.ts';

/**
 * Unsaved text in this browser's localStorage. Keys contain the user, the article and the visit, so two tabs never
 * overwrite each other's draft.
 */
export type Draft = {
  key: string;
  at: string;
  form: ArticleForm;
  version: number | null;
  /** Set on a colleague's version that this user replaced: who had saved it, and when. */
  replaced?: { name: string; at: string } | undefined;
  /** Set on the text of an earlier version from the history. */
  restored?: RestoredVersion | undefined;
};

/** The number of an earlier version, and when it was saved. */
export type RestoredVersion = { number: number; at: string };

const DRAFT_LIFETIME_DAYS = 30;

/** Entries of another shape, from older versions of the app, are skipped. */
const StoredDraft = z.object({
  at: z.iso.datetime(),
  version: z.nullable(z.number()),
  replaced: z.optional(z.object({ name: z.string(), at: z.iso.datetime() })),
  restored: z.optional(z.object({ number: z.number(), at: z.iso.datetime() })),
  form: z.custom<ArticleForm>(
    (form) => typeof form === 'object' && form !== null && 'title' in form && 'content' in form,
  ),
});

const keyPrefix = (userId: number, articleId: number | 'new') => `draft:${userId}:${articleId}:`;

export const draftKey = (userId: number, articleId: number | 'new', now = Date.now()) =>
  `${keyPrefix(userId, articleId)}${now}`;

/** The drafts of earlier visits, newest first. Deletes expired ones. */
export function findDrafts(userId: number, articleId: number | 'new', now = Date.now()): Draft[] {
  const prefix = keyPrefix(userId, articleId);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const drafts = keys.flatMap((key) => readDraft(key) ?? []);
  for (const draft of drafts) if (isExpired(draft)) deleteDraft(draft.key);
  return drafts.filter((draft) => !isExpired(draft)).sort((a, b) => b.at.localeCompare(a.at));

  function isExpired({ at }: Draft) {
    return now - Date.parse(at) >= DRAFT_LIFETIME_DAYS * 24 * 60 * 60 * 1000;
  }
}

/** False when the browser refuses: its storage is full or disabled. */
export function storeDraft({ key, ...draft }: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (key: string) => localStorage.removeItem(key);

function readDraft(key: string): Draft | undefined {
  try {
    return { key, ...StoredDraft.parse(JSON.parse(localStorage.getItem(key) ?? '')) };
  } catch {
    return undefined;
  }
}
