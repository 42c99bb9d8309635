import type { HandedIn, ToDoGroups } from '../../shared/contract/to-do.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { ArticleEntry, Entries, Group } from './Group.tsx';
import { t } from './words.ts';

/** What waits for who may publish, and what became of what the user handed in. */
export function HandIns({ group: { waiting, givenBack, published } }: { group: ToDoGroups['handIns'] }) {
  return (
    <>
      <Part title={t('Handed in')} hint={t('Read it, then publish it or give it back.')} group={waiting} from="From" />
      <Part title={t('Given back to you')} hint={t('Hand it in again once it is done.')} group={givenBack} from="By" />
      <Part
        title={t('Published for you')}
        hint={t('What you handed in, of the last week.')}
        group={published}
        from="By"
      />
    </>
  );
}

type PartProps = { title: string; hint: string; group: ToDoGroups['handIns']['waiting']; from: 'From' | 'By' };

function Part({ title, hint, group: { total, entries }, from }: PartProps) {
  if (total === 0) return null;
  return (
    <Group title={title} hint={hint} total={total} listed={entries.length}>
      <Entries>
        {entries.map((entry) => (
          <ArticleEntry key={entry.id} article={entry}>
            <Words entry={entry} from={from} />
          </ArticleEntry>
        ))}
      </Entries>
    </Group>
  );
}

function Words({ entry: { by, at, receiver, note }, from }: { entry: HandedIn; from: PartProps['from'] }) {
  const { id: userId } = useStaffUser();
  return (
    <>
      {receiver && (
        <span className="font-medium text-ink">
          {receiver.staffId === userId ? t('For you') : t('For {name}', { name: receiver.name })}
        </span>
      )}
      <span>
        {t.rich(from === 'From' ? 'From {name}, {when}' : 'By {name}, {when}', {
          name: by?.name ?? t('a former colleague'),
          when: <time dateTime={at}>{formatDateTime(at)}</time>,
        })}
      </span>
      {note && (
        <span className="mt-0.5 basis-full text-sm text-ink">
          <span className="line-clamp-4 max-w-prose whitespace-pre-line">“{note}”</span>
        </span>
      )}
    </>
  );
}
