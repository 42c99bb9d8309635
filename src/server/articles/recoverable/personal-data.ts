import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { recoverableDrafts } from '../../db/schema/articles/recoverable-drafts.ts';

/** The unsaved texts of an account; they are deleted with it. */
export const findUnsavedTexts = (db: Database, staffId: number) =>
  db
    .select({
      articleId: recoverableDrafts.articleId,
      title: recoverableDrafts.title,
      typedAt: recoverableDrafts.typedAt,
      draft: recoverableDrafts.draft,
    })
    .from(recoverableDrafts)
    .where(eq(recoverableDrafts.staffId, staffId))
    .orderBy(asc(recoverableDrafts.typedAt));
