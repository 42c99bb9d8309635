import type { ArticleForm } from '../state/form.ts';
import type { RestoredVersion } from './browser-texts.ts';

// Apart from the texts: the history needs only this.

type Restored = { articleId: number; version: RestoredVersion; form: ArticleForm };

/** The version that the history passes to the next editor. */
let waiting: Restored | undefined;

export const restoreInEditor = (restored: Restored): void => {
  waiting = restored;
};

/** Undefined for another article: the user went elsewhere instead. */
export function takeRestoredVersion(articleId: number | null): Restored | undefined {
  const taken = waiting;
  waiting = undefined;
  return taken?.articleId === articleId ? taken : undefined;
}
