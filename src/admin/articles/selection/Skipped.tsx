/* Loads later: most changes skip nothing. */
import { paths } from '../../../shared/paths.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ArticleTitle } from '../ArticleTitle.tsx';
import { t } from '../words.ts';
import type { Report } from './bulk-report.ts';
import { $report } from './selection.ts';

export const Skipped = ({ report }: { report: Report }) => (
  <div ref={passFocusToPage} className="mb-3 rounded-xs border border-danger bg-surface px-4 py-3 text-sm">
    <p className="font-medium">{report.title}</p>
    {report.groups.map(({ reason, articles }) => (
      <div key={reason} className="mt-2">
        <p>{reason}</p>
        <ul className="mt-1 list-disc pl-5">
          {articles.map(({ id, title, language }) => (
            <li key={id} className="break-words">
              <a href={paths.editor(id)} className="underline underline-offset-4">
                <ArticleTitle language={language} title={title} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => $report.set(undefined)}>
      {t('Close')}
    </button>
  </div>
);
