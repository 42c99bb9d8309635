import { ApiError } from '../../../shared/api-client.ts';
import { errorDetail } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { typedAt } from '../drafts/typed-at.ts';
import type { EditorEvent } from '../state/events.ts';
import type { Discard } from './ports.ts';

/** Discards the draft changes, and returns the outcome as an event. */
export async function discardChanges({ id, draft }: Discard, call = staffCall): Promise<EditorEvent> {
  try {
    await call('DELETE /api/admin/articles/:id/draft-changes', { params: { id }, query: { draft } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { type: 'article-deleted' };
    return { type: 'discard-failed', message: errorDetail(error) };
  }
  const article = await call('GET /api/admin/articles/:id', { params: { id } }).catch(() => undefined);
  return { type: 'discarded', article, at: typedAt() };
}
