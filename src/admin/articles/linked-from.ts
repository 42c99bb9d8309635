import { call } from '../../shared/api-client.ts';
import type { LinkedFrom } from '../../shared/contract/links.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

const LINKED_FROM = 'GET /api/admin/articles/:id/linked-from';

/** The published texts that link to an article. */
export const linkedFromQuery = (id: number): Query<LinkedFrom> =>
  createQuery(['articles', 'linked-from', id], () => staffCall(LINKED_FROM, { params: { id } }), {
    isShortLived: true,
  });

/** The message that the article is unpublished waits no longer: To do lists the links too. */
const WAIT_MS = 2000;

/** For an article that was unpublished. Undefined when nothing links to it, or when that is unknown. */
export async function deadLinksNote(id: number): Promise<string | undefined> {
  const linking = await call(LINKED_FROM, { params: { id } }, { signal: AbortSignal.timeout(WAIT_MS) }).catch(
    () => undefined,
  );
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
