import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { refresh } from '../data/query.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { useDueCheck } from './clock.ts';
import { FailureText } from './FailureText.tsx';
import { nextStepText } from './labels.ts';
import { $schedules } from './schedules.ts';
import { t } from './words.ts';

const SHOWN = 5;

/** Above the list of articles: failed schedules. When the next one is due, the list is refreshed. */
export function FailedSchedulesNotice() {
  const schedules = usePreviousValue(useStore($schedules).data)?.schedules ?? [];
  useDueCheck(schedules.find(({ failure }) => failure === null)?.dueAt, () => refresh(['articles']));
  const failed = schedules.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <section
      aria-label={t('Failed schedules')}
      className="mb-5 rounded-xs border border-danger bg-danger-soft px-4 py-3 text-sm text-ink"
    >
      <p className="font-medium text-danger">
        {t('A schedule could not be carried out.|{count} schedules could not be carried out.', {
          count: failed.length,
        })}{' '}
        {nextStepText(failed)}
      </p>
      <ul>
        {failed.slice(0, SHOWN).map(({ articleId, title, language, action, failure, nextTryAt }) => (
          <li key={articleId} className="py-1.5 wrap-anywhere">
            <a className="underline underline-offset-4" href={paths.editor(articleId)}>
              <ArticleTitle language={language} title={title} />
            </a>
            . <FailureText action={action} failure={failure} />
            {failed.length > 1 && ` ${nextStepText([{ nextTryAt }])}`}
          </li>
        ))}
      </ul>
      {failed.length > SHOWN && (
        <p className="mt-1">
          {t.rich('And {more} more, in the <a>schedule</a>.', {
            more: failed.length - SHOWN,
            a: (inside) => (
              <a className="underline underline-offset-4" href={paths.schedule}>
                {inside}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  );
}
