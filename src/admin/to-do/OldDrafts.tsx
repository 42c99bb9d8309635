import { useStore } from '@nanostores/react';
import type { OldDraft, ToDoGroups } from '../../shared/contract/to-do.ts';
import { paths } from '../../shared/paths.ts';
import { BulkBar } from '../articles/selection/BulkBar.tsx';
import { Checkbox } from '../articles/selection/Checkbox.tsx';
import { $selection, deselect, select, useSelectionOfNamedList } from '../articles/selection/selection.ts';
import { formatDate } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { ArticleEntry, Group } from './Group.tsx';
import { t } from './words.ts';

/** Users who may publish can delete, move or publish several in one step, as in the list of articles. */
export function OldDrafts({ group: { total, entries } }: { group: ToDoGroups['oldDrafts'] }) {
  useSelectionOfNamedList('old drafts', entries);
  const mayChange = useMay('articles.publish');
  if (total === 0) return null;
  return (
    <Group
      title={t('Drafts older than a month')}
      hint={t(
        'Nobody changed them for a month, and they are not scheduled. Finish them, or delete what is no longer needed.',
      )}
      total={total}
      listed={entries.length}
      more={
        <a href={`${paths.dashboard}?state=draft&sort=changed-asc`} className="underline underline-offset-4">
          {t('All drafts, the oldest first')}
        </a>
      }
    >
      <BulkBar
        articles={mayChange ? entries : []}
        count={t('{count} draft|{count} drafts', { count: entries.length })}
        selectLabel={t('Select all drafts shown')}
        actions={['publish', 'set-category', 'delete']}
      />
      <ul className="divide-y divide-linen/50 rounded-b-sm border border-linen/60 bg-surface">
        {entries.map((draft) => (
          <Draft key={draft.id} draft={draft} />
        ))}
      </ul>
    </Group>
  );
}

function Draft({ draft }: { draft: OldDraft }) {
  const isSelected = useStore($selection).has(draft.id);
  const mayChange = useMay('articles.publish');
  return (
    <ArticleEntry
      article={draft}
      start={
        mayChange && (
          <Checkbox
            label={t('Select {title}', { title: draft.title })}
            className="ml-1"
            checked={isSelected}
            onChange={(isChecked) => (isChecked ? select([draft]) : deselect([draft.id]))}
          />
        )
      }
    >
      <span>
        {t.rich('Last changed {when}', {
          when: <time dateTime={draft.updatedAt}>{formatDate(draft.updatedAt)}</time>,
        })}
      </span>
    </ArticleEntry>
  );
}
