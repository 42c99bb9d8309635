import { ApiError } from '../../../shared/api-client.ts';
import type { EditableArticle } from '../../../shared/contract/articles.ts';
import { staffCall } from '../../data/staff-call.ts';
import { $saved } from './editor-state.ts';
import { type ArticleForm, formFromArticle } from './form.ts';

/** What the server has of this article, saved by somebody else or in another window. */
export type OtherVersion = {
  id: number;
  version: number;
  form: ArticleForm;
  savedAt: string;
  savedBy: EditableArticle['changedBy'];
};

/** Reads it; undefined when that cannot be done now. */
export async function readOtherVersion(): Promise<OtherVersion | 'gone' | undefined> {
  const { id } = $saved.get();
  if (id === null) return undefined;
  try {
    const article = await staffCall('GET /api/admin/articles/:id', { params: { id } });
    const { version, updatedAt: savedAt, changedBy: savedBy } = article;
    return { id, version, form: formFromArticle(article), savedAt, savedBy };
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : undefined;
  }
}
