import type { UndescribedPictures as Entry, ToDoGroups } from '../../../shared/contract/to-do.ts';
import { capitalise } from '../../../shared/text/capitalise.ts';
import { ArticleEntries } from '../ArticleEntry.tsx';
import { Group } from '../Group.tsx';

export function UndescribedPictures({
  group: { total, entries, unchecked },
}: {
  group: ToDoGroups['undescribedPictures'];
}) {
  if (total === 0) return null;
  return (
    <Group
      title="Pictures without description"
      hint={
        <>
          People who cannot see a picture hear its description. Say in one sentence what the picture shows and why it is
          there.
          {unchecked > 0 && ` ${unchecked.toLocaleString('en')} articles that were changed longer ago are not checked.`}
        </>
      }
      total={total}
      listed={entries.length}
    >
      <ArticleEntries articles={entries} matterOf={missingDescriptions} />
    </Group>
  );
}

function missingDescriptions({ isCoverUndescribed, inText }: Entry): string {
  const places = [
    isCoverUndescribed && 'the cover picture',
    inText > 0 && (inText === 1 ? '1 picture in the text' : `${inText} pictures in the text`),
  ].filter(Boolean);
  return capitalise(places.join(' and '));
}
