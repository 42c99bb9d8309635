import type { SQL } from 'drizzle-orm';
import type { ArticleLanguage, ArticleType } from '../../../shared/contract/articles/articles.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { Context } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { requirePermission } from '../../permissions.ts';
import { currentReview, hasChanged } from './current-review.ts';

const LISTED = 50;

export type PendingReview = {
  id: number;
  title: string;
  type: ArticleType;
  language: ArticleLanguage;
  /** The review that counts; null for an article that was never reviewed. */
  reviewedOn: string | null;
  dueOn: string | null;
  reviewer: string | null;
  /** Whether the reviewer can log in; if not, a colleague must review it. */
  isReviewerActive: boolean;
};

type List = { total: number; articles: PendingReview[] };

/**
 * Published articles that need a medical review: due, the longest first; changed since the last one, the oldest change
 * first; never reviewed, the oldest first. The first fifty of each. An overdue one is not listed as changed too.
 */
export async function listPendingReviews(context: Context): Promise<Record<'due' | 'changed' | 'unreviewed', List>> {
  requirePermission(context, 'magazine.read');
  const today = dayInAmsterdam(context.clock());
  const [due, changed, unreviewed] = await Promise.all([
    list(context, sql`reviewed.due_on <= ${today}::date`, sql`reviewed.due_on, articles.id`),
    list(
      context,
      sql`reviewed.due_on > ${today}::date and ${hasChanged(sql`reviewed.reviewed_at`)}`,
      sql`articles.updated_at, articles.id`,
    ),
    list(context, sql`reviewed.id is null`, sql`articles.shown_at, articles.id`),
  ]);
  return { due, changed, unreviewed };
}

type Row = Omit<PendingReview, 'reviewedOn'> & { reviewedAt: string | null; total: number };

async function list({ db }: Context, condition: SQL, order: SQL): Promise<List> {
  const rows = await rowsOf<Row>(
    db,
    sql`select articles.id, articles.title, articles.type, articles.language,
        to_json(reviewed.reviewed_at)#>>'{}' as "reviewedAt",
        reviewed.due_on::text as "dueOn", reviewed.reviewer_name as reviewer,
        coalesce(staff.is_active, false) as "isReviewerActive", count(*) over ()::int as total
      from articles
      left join lateral ${currentReview(sql`articles.id`)} as reviewed on true
      left join staff on staff.id = reviewed.staff_id
      left join article_revisions as read on read.article_id = articles.id and read.number = reviewed.revision
      where articles.is_published and ${condition}
      order by ${order} limit ${LISTED}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map(({ total: _total, reviewedAt, ...review }) => ({
      ...review,
      reviewedOn: reviewedAt === null ? null : dayInAmsterdam(new Date(reviewedAt)),
    })),
  };
}
