import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { ArticleEntries } from '../ArticleEntry.tsx';
import { Group } from '../Group.tsx';

export function RemotePictures({ group: { total, entries } }: { group: ToDoGroups['remotePictures'] }) {
  if (total === 0) return null;
  return (
    <Group
      title="Pictures from other websites"
      hint="Each reader’s browser fetches them there, which shows those websites the reader’s internet address. Open the article and choose “Copy to this site”."
      total={total}
      listed={entries.length}
    >
      <ArticleEntries articles={entries} matterOf={({ hosts }) => hosts.join(', ')} />
    </Group>
  );
}
