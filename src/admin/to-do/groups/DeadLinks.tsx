import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { paths } from '../../../shared/paths.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { Entries, Group } from '../Group.tsx';

export function DeadLinks({ group: { total, entries } }: { group: ToDoGroups['deadLinks'] }) {
  if (total === 0) return null;
  return (
    <Group
      title="Dead links"
      hint="The pages that these links lead to are gone. Open the article and replace the link, or take it out; a page of the site is corrected in content/, by the developer of the site. The site asks again every night."
      total={total}
      listed={entries.length}
    >
      <Entries>
        {entries.map(({ address, askedAt, articles, pages }) => (
          <li key={address} className="px-4 py-2.5 text-sm wrap-anywhere">
            <p>{address}</p>
            <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
              <span>
                Asked <time dateTime={askedAt}>{formatDateTime(askedAt)}</time>, in
              </span>
              {pages.map((path) => (
                <a key={path} href={path} lang="nl" className="min-h-6 underline underline-offset-4">
                  {path}
                </a>
              ))}
              {articles.map(({ id, title, language }) => (
                <a key={id} href={paths.editor(id)} className="min-h-6 underline underline-offset-4">
                  <ArticleTitle language={language} title={title} />
                </a>
              ))}
            </p>
          </li>
        ))}
      </Entries>
    </Group>
  );
}
