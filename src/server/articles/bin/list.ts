import type { Bin, listBin as call } from '../../../shared/contract/articles/bin.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { count, desc, eq, max } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { staff } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';
import { expiryOf } from './delete-for-good.ts';
import { languageOfNewest } from './language-of-newest.ts';

/** A page of the bin, the last deleted article first. */
export async function listBin(context: Context, { page, limit }: EndpointParsed<typeof call>['query']): Promise<Bin> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const [whole] = await db.select({ total: count(), newest: max(articleBin.deletedAt) }).from(articleBin);
  const { total = 0, newest = null } = whole ?? {};
  const rows = await db
    .select({ entry: articleBin, language: languageOfNewest(articleBin.articleId), staffName: staff.name })
    .from(articleBin)
    .leftJoin(staff, eq(staff.id, articleBin.staffId))
    .orderBy(desc(articleBin.deletedAt), desc(articleBin.articleId))
    .limit(limit)
    .offset((page - 1) * limit);
  const articles = rows.map(({ entry, language, staffName }) => ({
    id: entry.articleId,
    title: entry.title,
    language,
    isPublished: entry.isPublished,
    createdBy: entry.createdBy,
    deletedAt: entry.deletedAt.toISOString(),
    // A deleted account has no name.
    deletedBy: entry.staffId === null ? null : { staffId: entry.staffId, name: staffName ?? entry.actor ?? '' },
    expiresAt: expiryOf(entry.deletedAt).toISOString(),
  }));
  return { articles, newest: newest?.toISOString() ?? null, total, page, totalPages: Math.ceil(total / limit) };
}
