import { useState } from 'react';
import type { RevisionArticle } from '../../shared/contract/articles/revisions.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { useOnDemand } from '../navigation/on-demand.ts';

const load = async () => (await importModule(() => import('./VersionAsRead.tsx'))).VersionAsRead;

/** A version as it reads. Its code is fetched when it is shown: most come for what changed. */
export function AsRead({ article }: { article: RevisionArticle }) {
  const [opened, setOpened] = useState<RevisionArticle | null>(article);
  const VersionAsRead = useOnDemand(opened, load, setOpened);
  return VersionAsRead && <VersionAsRead article={article} />;
}
