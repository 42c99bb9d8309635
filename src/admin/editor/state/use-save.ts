import { useRef, useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { navigate } from '../../app/navigate.ts';
import { $dashboardAddress } from '../../app/positions.ts';
import { $categories } from '../../categories/categories.ts';
import { errorMessage, fieldErrors } from '../../data/error-message.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { $pendingUploads } from '../../uploads/pending-uploads.ts';
import { $errors, $isChanged, $saved } from './editor-state.ts';
import { ConflictError, focusFirstError, type SaveRequest, saveArticle } from './save-article.ts';
import type { Conflict } from './server-version.ts';

type UnresolvedConflict = { conflict: Conflict; next: SaveRequest['next'] };

const SAVED = 'Your changes have been saved successfully';

/** Saves one request at a time; a conflict waits for the user's decision. */
export function useSave() {
  const [unresolved, setUnresolved] = useState<UnresolvedConflict | null>(null);
  const running = useRef<SaveRequest>(undefined);
  const save = useMutation<SaveRequest>({
    run: async (request) => {
      const title = await saveArticle(request);
      if (!title) return;
      if ($isChanged.get()) return showToast({ title, description: 'What you typed meanwhile is not saved yet' });
      showToast({ title, description: SAVED });
      if (request.next === 'leave') navigate($dashboardAddress.get());
    },
    onError: (error, { next }) => {
      $errors.set(fieldErrors(error));
      if (fieldErrors(error)['category']) $categories.revalidate();
      if (error instanceof ConflictError) return setUnresolved({ conflict: error.conflict, next });
      showToast({ title: 'Save failed', description: errorMessage(error), tone: 'danger' });
      if (next === 'leave') focusFirstError();
    },
  });
  const run = (next: SaveRequest['next']) => {
    if (running.current) {
      running.current.again = true;
      if (next === 'leave') running.current.next = next;
      return;
    }
    if (next === 'stay' && isAllSaved()) return showToast({ title: 'Everything is saved' });
    running.current = { next, again: false };
    void save.run(running.current).finally(() => {
      running.current = undefined;
    });
  };
  const resolve = ({ andSave }: { andSave: boolean }) => {
    setUnresolved(null);
    if (andSave && unresolved) run(unresolved.next);
  };
  return { run, isPending: save.isPending, conflict: unresolved?.conflict, resolve };
}

const isAllSaved = () => $saved.get().id !== null && !$isChanged.get() && $pendingUploads.get() === 0;
