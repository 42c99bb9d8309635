import type { ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import type { OpenArticle } from './open-article.ts';

type Props = { article: OpenArticle; action: ScheduleAction; hasNewerText: boolean };

/** Says which text will be scheduled, where that is not obvious. */
export function UnsavedText({ article, action, hasNewerText }: Props) {
  const texts = [
    action !== 'unpublish' && textToSchedule(article, hasNewerText),
    article.isSwitched && switched(article.isPublished),
  ].filter((text) => typeof text === 'string');
  if (texts.length === 0) return null;
  return <p className="rounded-xs border border-linen bg-plaster px-4 py-3 text-sm">{texts.join(' ')}</p>;
}

function textToSchedule({ isPublished, hasUnsavedText }: OpenArticle, hasNewerText: boolean) {
  if (hasUnsavedText && isPublished) {
    return 'You have unsaved changes. They are saved as a draft first, so that what is on the screen is scheduled. Readers see them at the scheduled time.';
  }
  if (hasUnsavedText) {
    return 'You have unsaved changes. They are saved first, so that what is on the screen is scheduled.';
  }
  return hasNewerText ? 'What was saved since the article was scheduled goes with it.' : undefined;
}

const switched = (isPublished: boolean) =>
  `The Published switch goes ${isPublished ? 'on' : 'off'} again: this happens at the scheduled time, not at the next save.`;
