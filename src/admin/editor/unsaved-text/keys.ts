import { atom } from 'nanostores';

// Apart from the texts: the dashboard needs only these.

/** Browsers have texts under this name, so it stays. */
export const keyPrefix = (userId: number, articleId: number | 'new') => `draft:${userId}:${articleId}:`;

/** The visit is the time in milliseconds when the editor was opened, or a few more. */
export const textKey = (userId: number, articleId: number | 'new', visit: number) =>
  `${keyPrefix(userId, articleId)}${visit}`;

type Place = { userId: number; articleId: number; visit: number };

/** The user, the article and the visit of a key. A new article has the number 0 on the server. */
export function placeOf(key: string): Place | undefined {
  const [, userId, article, visit] = /^draft:(\d+):(\d+|new):(\d+)$/.exec(key) ?? [];
  if (!userId || !article || !visit) return undefined;
  return { userId: Number(userId), articleId: article === 'new' ? 0 : Number(article), visit: Number(visit) };
}

/** Keys whose text was just saved or discarded, and is about to be removed from the server. */
export const $beingRemoved = atom<readonly string[]>([]);
