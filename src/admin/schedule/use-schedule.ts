import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { articleQuery } from '../articles/articles.ts';
import { refresh } from '../data/query.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { usePreparation } from '../editor/effects/use-preparation.ts';
import { carriedOut } from './carried-out.ts';
import { useDueCheck } from './clock.ts';
import { SCHEDULE_LABELS } from './labels.ts';
import { useOpenArticle } from './open-article.ts';
import { t } from './words.ts';

/** The article, fetched again after each change of it; undefined until it is loaded. */
function useArticle(id: number) {
  const [$article] = useState(() => articleQuery(id));
  const article = usePreviousValue(useStore($article).data);
  return { article, check: () => void $article.revalidate() };
}

const $notSaved = atom<{ data?: EditableArticle }>({});

/** The schedule of an article; `id` is null until it is saved. */
export function useSchedule(id: number | null): Schedule | null {
  const $article = useMemo(() => (id === null ? $notSaved : articleQuery(id)), [id]);
  return usePreviousValue(useStore($article).data)?.schedule ?? null;
}

/** The schedule. When it is due, checks whether it was carried out, and updates the editor. */
export function useWatchedSchedule(id: number): Schedule | null {
  const { showNewest } = usePreparation();
  const { hasUnsavedText } = useOpenArticle();
  const { article, check } = useArticle(id);
  // Null when it failed and waits for staff: then nothing changes by itself.
  useDueCheck(article?.schedule?.nextTryAt ?? undefined, check);
  const before = useRef(article);
  useEffect(() => {
    const done = before.current && article && carriedOut(before.current, article);
    before.current = article;
    if (!done) return;
    refresh(['articles']);
    void showNewest();
    const description = hasUnsavedText ? t('Your unsaved changes are still here') : undefined;
    showToast({ title: t(SCHEDULE_LABELS[done].done), description });
  });
  return article?.schedule ?? null;
}
