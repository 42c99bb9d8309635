import { ApiError } from '../../../shared/api-client.ts';
import { errorMessage, fieldErrors } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { compareVersions } from '../../versions/compare/versions.ts';
import { savedFromArticle } from '../state/editor-state.ts';
import type { EditorEvent } from '../state/events.ts';
import type { ArticleForm } from '../state/form.ts';
import type { Send } from './ports.ts';

/** Saves the article, and says what came of it. */
export async function sendArticle(
  { id, version, restoredFrom, body, form }: Send,
  call = staffCall,
): Promise<EditorEvent> {
  try {
    const article =
      id === null || version === null
        ? await call('POST /api/admin/articles', { body })
        : await call('PUT /api/admin/articles/:id', {
            params: { id },
            body: { ...body, version, ...(restoredFrom !== undefined && { restoredFrom }) },
          });
    return { type: 'saved', article, at: new Date().toISOString() };
  } catch (error) {
    const otherVersion = id !== null && isStale(error) ? await otherVersionOf(id, form, call) : undefined;
    return otherVersion ?? outcomeOf(error, id);
  }
}

/** A 409 of the slug is about that field. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 409 && !error.fields['slug'];

function outcomeOf(error: unknown, id: number | null): EditorEvent {
  if (error instanceof ApiError && error.status === 404 && id !== null) return { type: 'gone' };
  if (error instanceof ApiError && error.status === 401) return { type: 'session-expired' };
  return { type: 'failed', message: errorMessage(error), fields: fieldErrors(error) };
}

/** Undefined when the server does not answer. */
async function otherVersionOf(id: number, form: ArticleForm, call: typeof staffCall): Promise<EditorEvent | undefined> {
  try {
    const article = await call('GET /api/admin/articles/:id', { params: { id } });
    const { version, updatedAt: savedAt, changedBy: savedBy } = article;
    const theirs = { ...savedFromArticle(article), id, version, savedAt, savedBy };
    return { type: 'conflict', theirs, isSame: compareVersions(theirs.form, form).length === 0 };
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? { type: 'gone' } : undefined;
  }
}
