import { type Context, requireAccount } from '../context.ts';
import { and, eq } from '../db/drizzle.ts';
import { articlePresence } from '../db/schema/articles/presence.ts';
import { requirePermission } from '../permissions.ts';
import type { OpenTab } from './announce.ts';

/** Announces that the actor closed the article. */
export async function endPresence(context: Context, { id, tab }: OpenTab): Promise<undefined> {
  requirePermission(context, 'magazine.read');
  const { staffId } = requireAccount(context);
  await context.db
    .delete(articlePresence)
    .where(and(eq(articlePresence.articleId, id), eq(articlePresence.tab, tab), eq(articlePresence.staffId, staffId)));
}
