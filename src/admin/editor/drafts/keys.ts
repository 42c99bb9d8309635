import { atom } from 'nanostores';

export const keyPrefix = (userId: number, articleId: number | 'new') => `draft:${userId}:${articleId}:`;

/** The visit is when the editor was opened, in milliseconds, or a few more. */
export const draftKey = (userId: number, articleId: number | 'new', visit: number) =>
  `${keyPrefix(userId, articleId)}${visit}`;

type Place = { userId: number; articleId: number; visit: number };

/** Whose text a key is of, and what the server calls it. A text of a new article has the number 0 there. */
export function placeOf(key: string): Place | undefined {
  const [, userId, article, visit] = /^draft:(\d+):(\d+|new):(\d+)$/.exec(key) ?? [];
  if (!userId || !article || !visit) return undefined;
  return { userId: Number(userId), articleId: article === 'new' ? 0 : Number(article), visit: Number(visit) };
}

/** Keys whose text the server still has, and is about to lose: it was saved or discarded a moment ago. */
export const $beingRemoved = atom<readonly string[]>([]);
