import type { listPreviewLinks as call } from '../../../shared/contract/articles/preview-links.ts';
import type { EndpointResponse } from '../../../shared/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { desc } from '../../db/drizzle.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { requirePermission } from '../../permissions.ts';
import { loadArticle } from '../article-row.ts';
import { findCurrentDraft } from '../draft-changes/current.ts';
import { selectLinks, toPreviewLink, worksNow } from './link-row.ts';

/** The links of an article that still work. Throws `not-found`. */
export async function listPreviewLinks(context: Context, id: number): Promise<EndpointResponse<typeof call>> {
  requirePermission(context, 'magazine.read');
  const article = await loadArticle(context.db, id);
  const rows = await selectLinks(context)
    .where(worksNow(context, id))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
  return {
    links: rows.map(toPreviewLink),
    hasUnpublishedText: !article.isPublished || (await findCurrentDraft(context.db, article)) !== undefined,
  };
}
