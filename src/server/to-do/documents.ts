import { subDays } from 'date-fns/subDays';
import type { ToDoGroups } from '../../shared/contract/to-do.ts';
import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { staff } from '../db/schema/staff.ts';
import { confirmations, publishedDocuments } from '../site-documents/published.ts';
import { MAX_LISTED } from './groups.ts';

/** The documents that somebody should look at again, the longest unseen first. A new site begins to ask after a quarter. */
export async function documentsToConfirm(context: Context): Promise<ToDoGroups['documents']> {
  const { publishedSite, db, clock } = context;
  if (!publishedSite) return { total: 0, entries: [] };
  const { content } = publishedSite;
  const now = clock();
  const published = await publishedDocuments(context, content, now);
  const known = await confirmations(context, now);
  const [first] = await db
    .select({ at: sql<Date | null>`min(${staff.createdAt})`.mapWith(staff.createdAt) })
    .from(staff);
  const due = content
    .documents()
    .flatMap(({ path }) => {
      const text = published.get(path) ?? content.original(path);
      const days = content.daysUntilAsked(path, text);
      const seen = known.get(path);
      const since = seen?.at ?? first?.at ?? now;
      if (days === undefined || since > subDays(now, days)) return [];
      return [{ path, title: content.titleOf(path, text), since, confirmation: seen }];
    })
    .sort((one, other) => one.since.getTime() - other.since.getTime());
  return {
    total: due.length,
    entries: due.slice(0, MAX_LISTED).map(({ path, title, confirmation }) => ({
      ...{ path, title },
      confirmedAt: confirmation?.at.toISOString() ?? null,
      confirmedBy: confirmation?.by ?? null,
    })),
  };
}
