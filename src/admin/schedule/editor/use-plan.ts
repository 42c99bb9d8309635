import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import type { Schedule } from '../../../shared/contract/articles/schedules.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { articleQuery } from '../../articles/articles.ts';
import { refresh } from '../../data/query.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { useOpenArticle, usePreparation } from '../dialog/open-article.ts';
import { useDueCheck } from '../watch-due.ts';
import { PLAN_WORDS } from '../words/plans.ts';

/** The article as every change that names it leaves it; undefined until it is known. */
function useArticle(id: number) {
  const [$article] = useState(() => articleQuery(id));
  const article = usePreviousValue(useStore($article).data);
  return { article, check: () => void $article.revalidate() };
}

/** The plan of a saved article. */
export const usePlan = (id: number): Schedule | null => useArticle(id).article?.schedule ?? null;

/** The plan; looks at its moment what became of it, and lets the editor follow. */
export function useFollowedPlan(id: number): Schedule | null {
  const { showNewest } = usePreparation();
  const { hasUnsavedText } = useOpenArticle();
  const { article, check } = useArticle(id);
  useDueCheck(article?.schedule?.dueAt, check);
  const before = useRef(article);
  useEffect(() => {
    const done = before.current && article && carriedOut(before.current, article);
    before.current = article;
    if (!done) return;
    refresh(['articles']);
    void showNewest();
    const description = hasUnsavedText ? 'Your unsaved changes are still here' : undefined;
    showToast({ title: PLAN_WORDS[done].done, description });
  });
  return article?.schedule ?? null;
}

/** The action of the plan that is gone after its moment. */
function carriedOut({ schedule: plan }: EditableArticle, after: EditableArticle) {
  if (!plan || after.schedule || Date.parse(plan.dueAt) > Date.now()) return undefined;
  return after.isPublished === (plan.action !== 'unpublish') ? plan.action : undefined;
}
