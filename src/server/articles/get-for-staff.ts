import type { AuditAction } from '../../shared/activity/audit-actions.ts';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, desc, eq, inArray, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { auditLog } from '../db/schema/audit.ts';
import { categories } from '../db/schema/categories.ts';
import { staff } from '../db/schema/staff.ts';
import { writers } from '../db/schema/writers.ts';
import { requirePermission } from '../permissions.ts';
import { colleague } from '../staff/accounts.ts';
import { articleColumns, articleNotFound, toAdminArticle } from './article-row.ts';
import { selectDraftChanges, toDraftChanges } from './draft-changes/draft-changes.ts';
import { findHandIn } from './hand-ins/find.ts';
import { reviewsOf } from './reviews/find.ts';
import { findSchedule } from './schedules/schedule-row.ts';

/** The actions that increment an article's version. */
const VERSION_ACTIONS: AuditAction[] = [
  'article.created',
  'article.changed',
  'article.published',
  'article.unpublished',
  'article.draft-changes-published',
];

/** Any article by its id, with the account that made its current version. Throws `not-found`. */
export async function getForStaff(context: Context, id: number): Promise<EditableArticle> {
  requirePermission(context, 'magazine.read');
  const [row] = await selectWithLastChange(context.db).where(eq(articles.id, id));
  if (!row) throw articleNotFound();
  const { staffId, staffName, draft, ...article } = row;
  return {
    ...toAdminArticle(article),
    changedBy: colleague(staffId, staffName),
    draftChanges: draft && (await toDraftChanges(context.db, draft)),
    schedule: await findSchedule(context.db, id),
    handIn: await findHandIn(context.db, id),
    reviews: await reviewsOf(context, article),
  };
}

/** One statement, so that a concurrent save cannot come between reading the article and its last change. */
function selectWithLastChange(db: Database) {
  const lastChange = db
    .select({ staffId: auditLog.staffId })
    .from(auditLog)
    .where(and(inArray(auditLog.action, VERSION_ACTIONS), eq(auditLog.subjectId, articles.id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
    .as('last_change');
  const drafts = selectDraftChanges(db).as('drafts');
  return db
    .select({
      ...articleColumns,
      staffId: lastChange.staffId,
      staffName: staff.name,
      draft: drafts._.selectedFields,
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .leftJoinLateral(lastChange, sql`true`)
    .leftJoin(staff, eq(staff.id, lastChange.staffId))
    .leftJoin(drafts, and(eq(drafts.articleId, articles.id), articles.isPublished));
}
