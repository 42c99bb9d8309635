import { useRef, useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { $categories } from '../../categories/categories.ts';
import { errorMessage, fieldErrors } from '../../data/error-message.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { dashboardAddress } from '../../frame/list-position.ts';
import { showToastOnNextPage } from '../../frame/next-page-toast.ts';
import { leaveWithoutConfirming } from '../../frame/unsaved-changes.ts';
import { $pendingUploads } from '../../uploads/pending-uploads.ts';
import { $errors, $isChanged, $saved } from './editor-state.ts';
import { ConflictError, focusFirstError, type SaveRequest, saveArticle } from './save-article.ts';
import type { OtherVersion } from './server-version.ts';

/** What a save was refused for and only the writer can decide: another version meanwhile, or none any more. */
type Question = { other: OtherVersion | 'gone'; next: SaveRequest['next'] };

const SAVED = 'Your changes have been saved successfully';

/** Saving (§4, §5, §8), and the questions that it may bring up. One save runs at a time. */
export function useSave() {
  const [question, setQuestion] = useState<Question | null>(null);
  const running = useRef<SaveRequest>(undefined);
  const save = useMutation<SaveRequest>({
    run: async (request) => {
      const title = await saveArticle(request);
      if (!title) return;
      if ($isChanged.get()) return showToast({ title, description: 'What you typed meanwhile is not saved yet' });
      if (request.next === 'stay') return showToast({ title, description: SAVED });
      showToastOnNextPage({ title, description: SAVED });
      leaveWithoutConfirming(dashboardAddress());
      // Never at rest again: a click while the next page is on its way saves nothing twice.
      await new Promise(() => {});
    },
    onError: (error, { next }) => {
      $errors.set(fieldErrors(error));
      if (fieldErrors(error)['category']) $categories.revalidate();
      if (error instanceof ConflictError) return setQuestion({ other: error.other, next });
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
  const decide = ({ andSave }: { andSave: boolean }) => {
    setQuestion(null);
    if (andSave && question) run(question.next);
  };
  return { run, isPending: save.isPending, question: question?.other, decide };
}

const isAllSaved = () => $saved.get().id !== null && !$isChanged.get() && $pendingUploads.get() === 0;
