import { DAY_MS } from '../../../shared/dates/durations.ts';
import '../../../shared/contract/jitless.ts';
import * as z from 'zod/mini';
import { removeStored, storedKeys } from '../../data/local-storage.ts';
import type { ArticleForm } from '../state/form.ts';
import { keyPrefix } from './keys.ts';

/**
 * Unsaved text of the editor, in this browser's localStorage and on the server. Keys contain the user, the article and
 * the visit, so two tabs never overwrite each other's text.
 */
export type UnsavedText = {
  key: string;
  at: string;
  form: ArticleForm;
  version: number | null;
  /** The draft changes that the text is based on. */
  draftNumber?: number | undefined;
  /** Set on text that only the server has. */
  isElsewhere?: true;
  /** Set on a colleague's version that this user replaced: its author and time. */
  replaced?: { name: string; at: string } | undefined;
  /** Set on the text of an earlier version from the history. */
  restored?: RestoredVersion | undefined;
};

/** The number of an earlier version, and when it was saved. */
export type RestoredVersion = { number: number; at: string };

const LIFETIME_DAYS = 30;

/** Fields that texts of older versions of the app do not have. */
const LATER_FIELDS = { sources: [], language: 'nl', imageIsDecorative: false } as const;

/** Entries of another shape, from older versions of the app, are skipped. */
const BrowserText = z.object({
  at: z.iso.datetime(),
  version: z.nullable(z.number()),
  draftNumber: z.optional(z.number()),
  replaced: z.optional(z.object({ name: z.string(), at: z.iso.datetime() })),
  restored: z.optional(z.object({ number: z.number(), at: z.iso.datetime() })),
  form: z.custom<ArticleForm>(
    (form) => typeof form === 'object' && form !== null && 'title' in form && 'content' in form,
  ),
});

/** All texts that this browser stores for a user. */
export const allBrowserTexts = (userId: number): UnsavedText[] =>
  storedKeys(`draft:${userId}:`).flatMap((key) => readText(key) ?? []);

/** The texts of earlier visits, newest first. Deletes expired ones. */
export function findBrowserTexts(userId: number, articleId: number | 'new', now = Date.now()): UnsavedText[] {
  const texts = storedKeys(keyPrefix(userId, articleId)).flatMap((key) => readText(key) ?? []);
  for (const text of texts) if (isExpired(text)) deleteFromBrowser(text.key);
  return texts.filter((text) => !isExpired(text)).sort((a, b) => b.at.localeCompare(a.at));

  function isExpired({ at }: UnsavedText) {
    return now - Date.parse(at) >= LIFETIME_DAYS * DAY_MS;
  }
}

/** False when the browser refuses: its storage is full or disabled. */
export function storeInBrowser({ key, ...text }: UnsavedText): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

export const deleteFromBrowser = removeStored;

function readText(key: string): UnsavedText | undefined {
  try {
    const text = BrowserText.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    return { key, ...text, form: { ...LATER_FIELDS, ...text.form } };
  } catch {
    return undefined;
  }
}
