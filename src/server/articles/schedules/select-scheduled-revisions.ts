import type { Database } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';

/** A query of the revisions that schedules will publish, for callers to narrow. */
export const selectScheduledRevisions = (db: Database) =>
  db
    .select({ articleId: articleSchedules.articleId })
    .from(articleSchedules)
    .innerJoin(
      articleRevisions,
      and(
        eq(articleRevisions.articleId, articleSchedules.articleId),
        eq(articleRevisions.number, articleSchedules.revision),
      ),
    );
