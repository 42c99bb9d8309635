import type { deleteRecoverableDraft as call } from '../../../shared/contract/articles/recoverable-drafts.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { type Context, requireAccount } from '../../context.ts';
import { and, eq, lt } from '../../db/drizzle.ts';
import { recoverableDrafts } from '../../db/schema/articles/recoverable-drafts.ts';
import { requirePermission } from '../../permissions.ts';

const RETENTION_MS = 30 * DAY_MS;

/** Deletes an unsaved text of the caller, if there is one. */
export async function deleteRecoverableDraft(
  context: Context,
  { articleId, visit }: EndpointParsed<typeof call>['params'],
): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  await context.db
    .delete(recoverableDrafts)
    .where(
      and(
        eq(recoverableDrafts.staffId, staffId),
        eq(recoverableDrafts.articleId, articleId),
        eq(recoverableDrafts.visit, visit),
      ),
    );
}

/** Deletes unsaved texts that got no update for 30 days; maintenance runs it. Returns how many. */
export async function deleteOldRecoverableDrafts(context: Context): Promise<number> {
  requirePermission(context, 'articles.write-own');
  const before = new Date(context.clock().getTime() - RETENTION_MS);
  const deleted = await context.db
    .delete(recoverableDrafts)
    .where(lt(recoverableDrafts.storedAt, before))
    .returning({ visit: recoverableDrafts.visit });
  return deleted.length;
}
