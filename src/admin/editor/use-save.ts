import { useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { paths } from '../../shared/paths.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { $categories } from '../categories/categories.ts';
import { errorMessage, fieldErrors } from '../data/reason.ts';
import { staffCall } from '../data/staff-call.ts';
import { useChange } from '../data/use-change.ts';
import { keepToast } from '../frame/kept-toast.ts';
import { leaveUnasked } from '../frame/leaving.ts';
import { picturesArrived } from '../uploads/expected-pictures.ts';
import { $errors, $form, $isChanged, $saved, savedAs, titleFollowers } from './editor-state.ts';
import { type ArticleForm, inputOf, missingFields } from './form.ts';

const MISSING = { title: 'Title is required', content: 'Content is required', category: 'Category is required' };

/** Saving (§4, §5, §8), and the questions that it may bring up: changed by someone else, deleted meanwhile. */
export function useSave() {
  const [conflict, setConflict] = useState<AdminArticle | null>(null);
  const [isGone, setGone] = useState(false);
  const save = useChange({
    run: async () => {
      const isNew = $saved.get().id === null;
      if (!(await picturesArrived())) return;
      const sent = $form.get();
      const article = await sendArticle(sent);
      savedAs(article, sent);
      const title = isNew ? 'Article created' : 'Article updated';
      if ($isChanged.get()) {
        history.replaceState(null, '', paths.editor(article.id));
        return showToast({ title, description: 'What you typed meanwhile is not saved yet' });
      }
      keepToast({ title, description: 'Your changes have been saved successfully' });
      leaveUnasked(paths.dashboard);
      // Never at rest again: a click while the next page is on its way saves nothing twice.
      await new Promise(() => {});
    },
    onError: async (error) => {
      $errors.set(fieldErrors(error));
      if (fieldErrors(error)['category']) $categories.revalidate();
      if (isStatus(error, 404)) return setGone(true);
      if (isStatus(error, 409) && !fieldErrors(error)['slug']) {
        const theirs = await theirVersion();
        if (theirs === 'gone') return setGone(true);
        if (theirs) return setConflict(theirs);
      }
      showToast({ title: 'Save failed', description: errorMessage(error), tone: 'danger' });
      focusFirstError();
    },
  });
  const run = () => {
    const missing = missingFields($form.get());
    if (missing.length === 0) return save.run();
    $errors.set(Object.fromEntries(missing.map((name) => [name, MISSING[name]])));
    showToast({
      title: 'Missing required fields',
      description: 'Please fill in title, content, and category',
      tone: 'danger',
    });
    focusFirstError();
    return Promise.resolve();
  };
  const decide = ({ andSave }: { andSave: boolean }) => {
    setConflict(null);
    setGone(false);
    if (andSave) void run();
  };
  return { run, isPending: save.isPending, conflict, isGone, decide };
}

function sendArticle(form: ArticleForm) {
  const { id, version } = $saved.get();
  const body = inputOf(form, titleFollowers());
  if (id === null || version === null) return staffCall('POST /api/admin/articles', { body });
  return staffCall('PUT /api/admin/articles/:id', { params: { id }, body: { ...body, version } });
}

/** What somebody else saved; undefined when that cannot be read now. */
async function theirVersion(): Promise<AdminArticle | 'gone' | undefined> {
  const { id } = $saved.get();
  if (id === null) return undefined;
  try {
    return await staffCall('GET /api/admin/articles/:id', { params: { id } });
  } catch (error) {
    return isStatus(error, 404) ? 'gone' : undefined;
  }
}

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** After React has marked the fields: the first of them gets the focus. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
