import '../../../shared/contract/jitless.ts';
import * as z from 'zod/mini';
import type { ArticleForm } from './form.ts';

/**
 * What is typed is kept in the browser until it is saved. Every visit to an article has an entry of its own, so two
 * tabs never write over each other; entries are told apart by person and article.
 */
export type Draft = {
  key: string;
  at: string;
  form: ArticleForm;
  version: number | null;
  /** Set for what a colleague had saved before it was replaced: by whom and when. */
  replaced?: { name: string; at: string } | undefined;
};

const DRAFT_LIFETIME_DAYS = 30;

/** Older versions of this app may have left other shapes behind; those are no drafts. */
const StoredDraft = z.object({
  at: z.iso.datetime(),
  version: z.nullable(z.number()),
  replaced: z.optional(z.object({ name: z.string(), at: z.iso.datetime() })),
  form: z.custom<ArticleForm>(
    (form) => typeof form === 'object' && form !== null && 'title' in form && 'content' in form,
  ),
});

const prefixOf = (userId: number, articleId: number | 'new') => `draft:${userId}:${articleId}:`;

/** The key of a new visit. */
export const draftKey = (userId: number, articleId: number | 'new', now = Date.now()) =>
  `${prefixOf(userId, articleId)}${now}`;

/** What earlier visits left unsaved, newest first; what is too old is thrown away. */
export function findDrafts(userId: number, articleId: number | 'new', now = Date.now()): Draft[] {
  const prefix = prefixOf(userId, articleId);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const drafts = keys.flatMap((key) => read(key) ?? []);
  const [kept, old] = [drafts.filter(isRecent), drafts.filter((draft) => !isRecent(draft))];
  for (const { key } of old) localStorage.removeItem(key);
  return kept.sort((a, b) => b.at.localeCompare(a.at));

  function isRecent({ at }: Draft) {
    return now - Date.parse(at) < DRAFT_LIFETIME_DAYS * 24 * 60 * 60 * 1000;
  }
}

/** Keeps what is typed, or what a colleague had; false when the browser refuses (full, or private). */
export function storeDraft({ key, ...draft }: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (key: string) => localStorage.removeItem(key);

function read(key: string): Draft | undefined {
  try {
    return { key, ...StoredDraft.parse(JSON.parse(localStorage.getItem(key) ?? '')) };
  } catch {
    return undefined;
  }
}
