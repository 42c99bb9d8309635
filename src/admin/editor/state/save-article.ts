import { ApiError } from '../../../shared/api-client.ts';
import type { AdminArticle } from '../../../shared/contract/articles.ts';
import { paths } from '../../../shared/paths.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { staffCall } from '../../data/staff-call.ts';
import { uploadsSettled } from '../../uploads/pending-uploads.ts';
import { compareVersions } from '../versions/compare/versions.ts';
import { $errors, $form, $isChanged, $saved, getFollowing } from './editor-state.ts';
import { type ArticleForm, articleInput, missingFields } from './form.ts';
import { markSaved } from './local-drafts.ts';
import { type OtherVersion, readOtherVersion } from './server-version.ts';

/**
 * A save that was asked for, and what follows: the dashboard, as after the Save button (§4), or more writing, as after
 * Ctrl+S. `again` when it was asked for once more while it ran.
 */
export type SaveRequest = { next: 'leave' | 'stay'; again: boolean };

const MISSING = { title: 'Title is required', content: 'Content is required', category: 'Category is required' };

/**
 * Saves what is in the fields, and what was typed meanwhile if that was asked for. Returns the title of the toast that
 * says so (§8), or undefined when nothing could be saved, which has been said. Throws {@link ConflictError}, and what
 * the server answers.
 */
export async function saveArticle(request: SaveRequest): Promise<string | undefined> {
  let title: string | undefined;
  do {
    request.again = false;
    if (!isComplete(request) || !(await uploadsSettled())) return undefined;
    const isNew = $saved.get().id === null;
    const sent = $form.get();
    const article = await sendWithConflictCheck(sent);
    markSaved(article, sent);
    if (isNew) showAddressOf(article.id);
    title ??= isNew ? 'Article created' : 'Article updated';
  } while (request.again && $isChanged.get());
  return title;
}

/** Whether every required field is filled; says so where one is not. Ctrl+S leaves the cursor where it is. */
function isComplete({ next }: SaveRequest): boolean {
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

/** The server has another version, or none any more: for the writer to decide. */
export class ConflictError extends Error {
  override name = 'ChangedMeanwhile';
  readonly other: OtherVersion | 'gone';

  constructor(other: OtherVersion | 'gone') {
    super('The article was changed meanwhile');
    this.other = other;
  }
}

/** Sends the fields; also over a newer version that says the same, such as one published and taken back. */
async function sendWithConflictCheck(form: ArticleForm): Promise<AdminArticle> {
  try {
    return await sendArticle(form);
  } catch (error) {
    const other = await otherVersionAfter(error);
    if (!other) throw error;
    if (other === 'gone' || compareVersions(form, other.form).length > 0) throw new ConflictError(other);
    $saved.set({ id: other.id, version: other.version, form: other.form });
    return sendArticle(form);
  }
}

/** What the server has, when that is why it refused; undefined for other reasons, or when it cannot be read now. */
function otherVersionAfter(error: unknown): Promise<OtherVersion | 'gone' | undefined> | 'gone' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'gone';
  return error.status === 409 && !error.fields['slug'] ? readOtherVersion() : undefined;
}

function sendArticle(form: ArticleForm): Promise<AdminArticle> {
  const { id, version } = $saved.get();
  const body = articleInput(form, getFollowing());
  if (id === null || version === null) return staffCall('POST /api/admin/articles', { body });
  return staffCall('PUT /api/admin/articles/:id', { params: { id }, body: { ...body, version } });
}

/** A new article has its own address from its first save on: reloading and going back find it. */
function showAddressOf(id: number): void {
  history.replaceState(null, '', paths.editor(id));
  document.title = document.title.replace('New Article', 'Edit Article');
}

/** After React has marked the fields: the first of them gets the focus. */
export function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
