import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { type LoadedPreview, loadPreview } from './load-preview.ts';

/** Reads the last saved text of an article, for staff. */
export async function previewForStaff(context: Context, articleId: number): Promise<LoadedPreview> {
  requirePermission(context, 'magazine.read');
  return loadPreview(context, { articleId, revision: null });
}
