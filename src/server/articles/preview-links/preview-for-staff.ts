import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { type LoadedPreview, loadPreview } from './load-preview.ts';

/** For staff: what was saved last of an article. */
export async function previewForStaff(context: Context, articleId: number): Promise<LoadedPreview> {
  requirePermission(context, 'magazine.read');
  return loadPreview(context, { articleId, revision: null });
}
