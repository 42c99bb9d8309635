import { ApiError } from '../../../shared/api-client.ts';
import { loadCompareVersions } from '../../compare/load-compare-versions.ts';
import { errorMessage, fieldErrors } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { typedAt } from '../drafts/typed-at.ts';
import type { EditorEvent } from '../state/events.ts';
import { otherVersion } from './other-version.ts';
import type { Send } from './ports.ts';

/** Saves the article or its draft changes, and returns the outcome as an event. */
export async function sendArticle(effect: Send, call = staffCall): Promise<EditorEvent> {
  const { id } = effect;
  try {
    if (effect.isOutdated && id !== null) return (await conflictOf(id, effect, call)) ?? (await save(effect, call));
    return await save(effect, call);
  } catch (error) {
    const conflict = id !== null && isStale(error) ? await conflictOf(id, effect, call).catch(deletedEvent) : undefined;
    return conflict ?? outcomeOf(error, id);
  }
}

async function save(
  { target, id, version, draft, restoredFrom, overrideReason, body: article }: Send,
  call: typeof staffCall,
): Promise<EditorEvent> {
  const override = overrideReason !== undefined && { overrideReason };
  if (id === null || version === null) {
    return saved(await call('POST /api/admin/articles', { body: { ...article, ...override } }));
  }
  const params = { id };
  const body = { ...article, version, ...(restoredFrom !== undefined && { restoredFrom }) };
  if (target === 'article') {
    const whole = { ...body, ...(draft && { draft }), ...override };
    return saved(await call('PUT /api/admin/articles/:id', { params, body: whole }));
  }
  const changes = await call('PUT /api/admin/articles/:id/draft-changes', { params, body: { ...body, draft } });
  return { type: 'draft-changes-saved', changes };
}

const saved = (article: Extract<EditorEvent, { type: 'saved' }>['article']): EditorEvent => ({
  type: 'saved',
  article,
  at: typedAt(),
});

/** A 409 for the slug is an error of that field. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 409 && !error.fields['slug'];

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

function outcomeOf(error: unknown, id: number | null): EditorEvent {
  if (isNotFound(error) && id !== null) return { type: 'article-deleted' };
  if (error instanceof ApiError && error.dangers.length > 0) return { type: 'dangers-found', dangers: error.dangers };
  if (error instanceof ApiError && error.status === 401) return { type: 'session-expired' };
  return { type: 'failed', message: errorMessage(error), fields: fieldErrors(error) };
}

/** Undefined when the server did not answer: the first error is more helpful. */
const deletedEvent = (error: unknown): EditorEvent | undefined =>
  isNotFound(error) ? { type: 'article-deleted' } : undefined;

/** Undefined when the server has the edited version: it refused for another reason. */
async function conflictOf(id: number, effect: Send, call: typeof staffCall): Promise<EditorEvent | undefined> {
  const theirs = otherVersion(await call('GET /api/admin/articles/:id', { params: { id } }), effect);
  if (!theirs) return undefined;
  // Without the code that compares, the difference is unknown, so the user is asked.
  const compare = await loadCompareVersions().catch(() => undefined);
  return { type: 'conflict', theirs, isSame: compare?.(theirs.form, effect.form).length === 0 };
}
