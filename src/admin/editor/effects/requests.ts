import { ApiError, call } from '../../../shared/api-client.ts';
import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import { loadCompareVersions } from '../../compare/load-compare-versions.ts';
import { errorMessage, fieldErrors } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { typedAt } from '../../data/typed-at.ts';
import type { MachineEvent } from '../state/events.ts';
import type { ArticleForm } from '../state/form.ts';
import {
  isChanged,
  type SavedArticle,
  type ServerVersion,
  savedFromArticle,
  savedFromServer,
} from '../state/machine-state.ts';
import type { Discard, EditorMachine, Send } from './machine.ts';

/** Saves the article or its draft changes, and returns the outcome as an event. A `request` asks for a login if needed. */
export async function sendArticle(effect: Send, request = staffCall): Promise<MachineEvent> {
  const { id } = effect;
  try {
    if (effect.isOutdated && id !== null)
      return (await conflictOf(id, effect, request)) ?? (await sendOnce(effect, request));
    return await sendOnce(effect, request);
  } catch (error) {
    const conflict =
      id !== null && isStale(error) ? await conflictOf(id, effect, request).catch(deletedEvent) : undefined;
    return conflict ?? outcomeOf(error, id);
  }
}

async function sendOnce(effect: Send, request: typeof staffCall): Promise<MachineEvent> {
  const { target, id, version, draft, restoredFrom, overrideReason, unanswered, body: article } = effect;
  const override = overrideReason !== undefined && { overrideReason };
  if (id === null || version === null) {
    const created = unanswered && (await findCreated(unanswered, request));
    if (created) return sendOnce({ ...effect, id: created.id, version: created.version }, request);
    return savedEvent(await request('POST /api/admin/articles', { body: { ...article, ...override } }));
  }
  const params = { id };
  const body = { ...article, version, ...(restoredFrom !== undefined && { restoredFrom }) };
  if (target === 'article') {
    const whole = { ...body, ...(draft && { draft }), ...override };
    return savedEvent(await request('PUT /api/admin/articles/:id', { params, body: whole }));
  }
  const changes = await request('PUT /api/admin/articles/:id/draft-changes', { params, body: { ...body, draft } });
  return { type: 'draft-changes-saved', changes };
}

const savedEvent = (article: Extract<MachineEvent, { type: 'article-saved' }>['article']): MachineEvent => ({
  type: 'article-saved',
  article,
  at: typedAt(),
});

/** The article that an earlier request created, of which the answer was lost: a second one must not stand beside it. */
async function findCreated(sent: readonly ArticleForm[], request: typeof staffCall) {
  const titles = sent.map(({ title }) => title.trim());
  const { articles } = await request('GET /api/admin/articles', { query: { sort: 'created' } });
  const compare = await loadCompareVersions();
  // The list has only the beginning of each text, and no sources.
  for (const { id } of articles.filter(({ title }) => titles.includes(title))) {
    const article = await request('GET /api/admin/articles/:id', { params: { id } });
    const { form } = savedFromArticle(article);
    // The server numbers a slug that others have.
    if (sent.some((one) => compare({ ...form, slug: one.slug }, one).length === 0)) return article;
  }
  return undefined;
}

/** A 409 for the slug is an error of that field. */
const isStale = (error: unknown) => error instanceof ApiError && error.status === 409 && !error.fields['slug'];

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

function outcomeOf(error: unknown, id: number | null): MachineEvent {
  if (isNotFound(error) && id !== null) return { type: 'article-deleted' };
  if (error instanceof ApiError && error.dangers.length > 0) return { type: 'dangers-found', dangers: error.dangers };
  if (error instanceof ApiError && error.status === 401) return { type: 'session-expired' };
  const isUnanswered = !(error instanceof ApiError && error.fromApi);
  return { type: 'failed', message: errorMessage(error), fields: fieldErrors(error), isUnanswered };
}

/** Undefined when the server did not answer: the first error is more helpful. */
const deletedEvent = (error: unknown): MachineEvent | undefined =>
  isNotFound(error) ? { type: 'article-deleted' } : undefined;

/** Undefined when the server has the edited version: it refused for another reason. */
async function conflictOf(id: number, effect: Send, request: typeof staffCall): Promise<MachineEvent | undefined> {
  const theirs = otherVersion(await request('GET /api/admin/articles/:id', { params: { id } }), effect);
  if (!theirs) return undefined;
  // Without the code that compares, the difference is unknown, so the user is asked.
  const compare = await loadCompareVersions().catch(() => undefined);
  const { form, unanswered = [] } = effect;
  // An earlier save of this text, whose answer was lost, is nobody else's.
  const own = [form, ...unanswered.filter(({ isPublished }) => isPublished === form.isPublished)];
  return { type: 'conflict', theirs, isSame: own.some((one) => compare?.(theirs.form, one).length === 0) };
}

/**
 * What was saved since the form was opened, or undefined. A colleague's draft changes come before a newer article:
 * saving over them shows the article as the next conflict.
 */
export function otherVersion(
  article: EditableArticle,
  sent: Pick<Send, 'version' | 'draft'>,
): ServerVersion | undefined {
  const { draftChanges, version } = article;
  const saved = savedFromServer(article);
  if (draftChanges && draftChanges.number !== sent.draft) {
    const { savedAt, savedBy } = draftChanges;
    return { what: 'saved-draft', form: saved.form, savedAt, savedBy, saved };
  }
  const isDraftGone = sent.draft !== null && !draftChanges;
  if (version === sent.version && !isDraftGone) return undefined;
  const what = eventSince();
  const { form } = savedFromArticle(article);
  // The server does not record the user who discarded them.
  const savedBy = what === 'discarded' ? null : article.changedBy;
  return { what, form, savedAt: article.updatedAt, savedBy, saved: atVersion(saved, version) };

  function eventSince(): ServerVersion['what'] {
    if (version === sent.version) return 'discarded';
    if (!isDraftGone) return 'saved';
    return article.isPublished ? 'published' : 'unpublished';
  }
}

/** For a save over the published article, which the user has seen. */
const atVersion = (saved: SavedArticle, version: number): SavedArticle => ({ ...saved, version });

/** Discards the draft changes, and returns the outcome as an event. */
export async function discardChanges({ id, draft }: Discard, request = staffCall): Promise<MachineEvent> {
  try {
    await request('DELETE /api/admin/articles/:id/draft-changes', { params: { id }, query: { draft } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { type: 'article-deleted' };
    return { type: 'discard-failed', message: errorMessage(error) };
  }
  const article = await request('GET /api/admin/articles/:id', { params: { id } }).catch(() => undefined);
  return { type: 'discarded', article, at: typedAt() };
}

/**
 * Refetches an article without unsaved changes when the user returns to the tab or is online again, so that they do not
 * edit an old version. Failures are ignored: saving reports them. So is a response from before a save in this tab. It
 * asks for no login.
 */
export async function refetchNewer({ $state, dispatch }: EditorMachine): Promise<void> {
  const { saved } = $state.get();
  if (saved.id === null || isChanged($state.get())) return;
  try {
    const article = await call('GET /api/admin/articles/:id', { params: { id: saved.id } });
    if ($state.get().saved === saved) dispatch({ type: 'loaded', article });
  } catch {}
}
