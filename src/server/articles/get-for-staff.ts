import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { EditableArticle } from '../../shared/contract/articles/articles.ts';
import type { AuditAction } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import { staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import { articleColumns, toAdminArticle } from './article-row.ts';

/** The actions that increment an article's version. */
const VERSION_ACTIONS: AuditAction[] = [
  'article.created',
  'article.changed',
  'article.published',
  'article.unpublished',
];

/** Any article by its id, with the account that made its current version. Throws `not-found`. */
export async function getForStaff(context: Context, id: number): Promise<EditableArticle> {
  requireStaff(context);
  const [row] = await selectWithLastChange(context.db).where(eq(articles.id, id));
  if (!row) throw new DomainError('not-found', 'This article does not exist (any more)');
  const { staffId, staffName, actor, ...article } = row;
  const changedBy = staffId === null ? null : { staffId, name: staffName ?? actor ?? '' };
  return { ...toAdminArticle(article), changedBy };
}

/** One statement, so that a concurrent save cannot come between the article and its last change. */
function selectWithLastChange(db: Database) {
  const lastChange = db
    .select({ staffId: auditLog.staffId, actor: auditLog.actor })
    .from(auditLog)
    .where(and(inArray(auditLog.action, VERSION_ACTIONS), eq(auditLog.subjectId, articles.id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
    .as('last_change');
  return db
    .select({ ...articleColumns, staffId: lastChange.staffId, staffName: staff.name, actor: lastChange.actor })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .leftJoinLateral(lastChange, sql`true`)
    .leftJoin(staff, eq(staff.id, lastChange.staffId));
}
