import { DAY_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import { lt, or } from '../../db/drizzle.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { requireSystem } from '../../permissions.ts';

/** How long an ended link responds that it ended, instead of 404. */
const RETENTION_DAYS = 90;

/** Deletes the links that ended or expired 90 days ago; maintenance runs it. Returns how many. */
export async function deleteOldPreviewLinks(context: Context): Promise<number> {
  requireSystem(context);
  const { db, clock } = context;
  const before = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS);
  const deleted = await db
    .delete(previewLinks)
    .where(or(lt(previewLinks.endedAt, before), lt(previewLinks.expiresAt, before)))
    .returning({ id: previewLinks.id });
  return deleted.length;
}
