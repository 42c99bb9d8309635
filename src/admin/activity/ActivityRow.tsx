import type { ActivityEntry } from '../../shared/contract/activity.ts';
import { paths } from '../../shared/paths.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { formatTime } from '../data/format-date.ts';
import { setQueryParams } from '../navigation/query-params.ts';

type Props = {
  entry: ActivityEntry;
  /** Whether the list shows one article only. */
  isOnly: boolean;
};

export function Entry({ entry: { at, who, what, subject, note, article }, isOnly }: Props) {
  const title = article && subject ? <ArticleTitle language={article.language} title={subject} /> : subject;
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-2 px-4 py-2.5 text-sm sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="tabular-figures text-xs text-ink-soft">
        {formatTime(at)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{who}</span> {what}
        {subject && (
          <span className="block text-ink-soft">
            {article?.exists ? (
              <a
                href={paths.editor(article.id)}
                className="inline-block min-h-6 underline decoration-linen underline-offset-4 hover:decoration-ink"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </span>
        )}
        {note && <span className="block text-ink-soft">{note}</span>}
      </p>
      {article && subject && !isOnly && (
        <button
          ref={passFocusToPage}
          type="button"
          className={`${button('quiet', 'small')} -my-2.5 max-sm:col-start-2 max-sm:my-0 max-sm:-ml-4 max-sm:justify-self-start`}
          onClick={() => setQueryParams({ article: String(article.id), before: '' })}
        >
          Only this article<span className="sr-only">: {title}</span>
        </button>
      )}
    </li>
  );
}
