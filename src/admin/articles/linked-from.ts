import type { LinkedFrom } from '../../shared/contract/links.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

/** What readers can open that links to an article. */
export const linkedFromQuery = (id: number): Query<LinkedFrom> =>
  createQuery(['articles', 'linked-from', id], () => fetchLinkedFrom(id), { isShortLived: true });

const fetchLinkedFrom = (id: number) => staffCall('GET /api/admin/articles/:id/linked-from', { params: { id } });

/** After unpublishing. Undefined when nothing links to the article, or when that is unknown: To do lists the links too. */
export async function deadLinksNote(id: number): Promise<string | undefined> {
  const linking = await fetchLinkedFrom(id).catch(() => undefined);
  const names = linking && namesOf(linking);
  return names && `Links to it are dead now, in ${names}. To do lists them.`;
}

const MOST_NAMES = 3;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The first names, as a part of a sentence; empty when nothing links to the article. */
export function namesOf({ articles, pages }: LinkedFrom): string {
  const names = [...articles.map(({ title }) => `“${title}”`), ...pages];
  const isLong = names.length > MOST_NAMES;
  return list.format([...names.slice(0, MOST_NAMES), ...(isLong ? ['others'] : [])]);
}
