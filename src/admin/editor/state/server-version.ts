import { ApiError } from '../../../shared/api-client.ts';
import type { EditableArticle } from '../../../shared/contract/articles.ts';
import { staffCall } from '../../data/staff-call.ts';
import { $saved } from './editor-state.ts';
import { type ArticleForm, formFromArticle } from './form.ts';

/** The article as the server has it, saved by another editor or in another window. */
export type ServerVersion = {
  id: number;
  version: number;
  form: ArticleForm;
  publishedAt: string | null;
  savedAt: string;
  savedBy: EditableArticle['changedBy'];
};

/** Why a save was refused: the server has another version, or the article was deleted. */
export type Conflict = { status: 'found'; version: ServerVersion } | { status: 'gone' };

export async function readServerVersion(): Promise<Conflict | { status: 'unavailable' }> {
  const { id } = $saved.get();
  if (id === null) return { status: 'unavailable' };
  try {
    const article = await staffCall('GET /api/admin/articles/:id', { params: { id } });
    const { version, publishedAt, updatedAt: savedAt, changedBy: savedBy } = article;
    const form = formFromArticle(article);
    return { status: 'found', version: { id, version, form, publishedAt, savedAt, savedBy } };
  } catch (error) {
    return { status: error instanceof ApiError && error.status === 404 ? 'gone' : 'unavailable' };
  }
}
