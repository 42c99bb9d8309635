import type { PreviewLink } from '../../../shared/contract/articles/preview-links.ts';
import type { Context } from '../../context.ts';
import { and, eq, gt, isNull } from '../../db/drizzle.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { staff } from '../../db/schema/staff.ts';

/** The links of an article that were not revoked, did not expire and were not ended by a publication. */
export const worksNow = ({ clock }: Pick<Context, 'clock'>, articleId: number) =>
  and(eq(previewLinks.articleId, articleId), isNull(previewLinks.endedAt), gt(previewLinks.expiresAt, clock()));

/** Without the hash of the token. */
const linkColumns = {
  id: previewLinks.id,
  revision: previewLinks.revision,
  createdAt: previewLinks.createdAt,
  expiresAt: previewLinks.expiresAt,
  lastUsedAt: previewLinks.lastUsedAt,
  staffId: previewLinks.staffId,
  actor: previewLinks.actor,
  staffName: staff.name,
};

export const selectLinks = ({ db }: Pick<Context, 'db'>) =>
  db.select(linkColumns).from(previewLinks).leftJoin(staff, eq(staff.id, previewLinks.staffId));

type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

export const toPreviewLink = ({ staffId, actor, staffName, ...row }: LinkRow): PreviewLink => ({
  id: row.id,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  // A deleted account has no name.
  createdBy: staffId === null ? null : { staffId, name: staffName ?? actor ?? '' },
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
