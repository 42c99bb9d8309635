import { ApiError } from '../../../shared/api-client.ts';
import type { AdminArticle } from '../../../shared/contract/articles.ts';
import { paths } from '../../../shared/paths.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { replaceAddress } from '../../app/navigate.ts';
import { refresh } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { uploadsSettled } from '../../uploads/pending-uploads.ts';
import { compareVersions } from '../versions/compare/versions.ts';
import { $errors, $form, $isChanged, $saved, getFollowing } from './editor-state.ts';
import { type ArticleForm, articleInput, missingFields } from './form.ts';
import { markSaved } from './local-drafts.ts';
import { type Conflict, readServerVersion } from './server-version.ts';

/**
 * The Save button leaves for the dashboard, Ctrl+S stays in the editor. `again` is set when a save is requested while
 * this one runs.
 */
export type SaveRequest = { next: 'leave' | 'stay'; again: boolean };

const MISSING = { title: 'Title is required', content: 'Content is required', category: 'Category is required' };

/**
 * Saves the form, and saves again while `request.again` is set. Returns the title of the success toast, or undefined
 * after a toast that says why the article was not saved. Throws {@link ConflictError} and {@link ApiError}.
 */
export async function saveArticle(request: SaveRequest): Promise<string | undefined> {
  let title: string | undefined;
  do {
    request.again = false;
    if (!validate(request) || !(await validateUploads())) return undefined;
    const isNew = $saved.get().id === null;
    const sent = $form.get();
    const article = await sendUnlessConflict(sent);
    markSaved(article, sent);
    // From its first save on, reloading and going back find the new article.
    if (isNew) replaceAddress(paths.editor(article.id));
    refresh(['articles'], ['article', article.id]);
    title ??= isNew ? 'Article created' : 'Article updated';
  } while (request.again && $isChanged.get());
  return title;
}

/** Shows the errors of missing fields. Ctrl+S leaves the cursor where it is. */
function validate({ next }: SaveRequest): boolean {
  const missing = missingFields($form.get());
  if (missing.length === 0) return true;
  $errors.set(Object.fromEntries(missing.map((name) => [name, MISSING[name]])));
  showToast({
    title: 'Missing required fields',
    description: 'Please fill in title, content, and category',
    tone: 'danger',
  });
  if (next === 'leave') focusFirstError();
  return false;
}

/** Waits for the uploads. After a failure it asks to save again: the user should know that a picture is missing. */
async function validateUploads(): Promise<boolean> {
  const failure = await uploadsSettled();
  if (failure === undefined) return true;
  const description = `${failure.replace(/\.?$/, '.')} Save again to save without it.`;
  showToast({ title: 'Not saved: a picture is missing', description, tone: 'danger' });
  return false;
}

/** The article was changed or deleted since it was opened; the user decides what to do. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super('The article was changed or deleted since it was opened');
    this.conflict = conflict;
  }
}

/** Overwrites a newer version without asking when both say the same, for example after publish and unpublish. */
async function sendUnlessConflict(form: ArticleForm): Promise<AdminArticle> {
  try {
    return await sendArticle(form);
  } catch (error) {
    const conflict = await conflictOf(error);
    if (conflict.status === 'unavailable') throw error;
    if (conflict.status === 'gone') throw new ConflictError(conflict);
    if (compareVersions(form, conflict.version.form).length > 0) throw new ConflictError(conflict);
    const { id, version, publishedAt, form: theirs } = conflict.version;
    $saved.set({ id, version, publishedAt, form: theirs });
    return sendArticle(form);
  }
}

/** `unavailable` when the error has another cause. */
async function conflictOf(error: unknown): ReturnType<typeof readServerVersion> {
  if (!(error instanceof ApiError)) return { status: 'unavailable' };
  if (error.status === 404) return { status: 'gone' };
  return error.status === 409 && !error.fields['slug'] ? readServerVersion() : { status: 'unavailable' };
}

function sendArticle(form: ArticleForm): Promise<AdminArticle> {
  const { id, version } = $saved.get();
  const body = articleInput(form, getFollowing());
  if (id === null || version === null) return staffCall('POST /api/admin/articles', { body });
  return staffCall('PUT /api/admin/articles/:id', { params: { id }, body: { ...body, version } });
}

/** Waits a frame: React marks the invalid fields first. */
export function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
