import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { RevisionDetails } from '../../shared/contract/articles/revisions.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { refresh } from '../data/query.ts';
import { useFresh } from '../data/use-fresh.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useVersionQuery } from './history.ts';
import { t } from './words.ts';

type Props = { articleId: number; number: number; children: (details: RevisionDetails) => ReactNode };

/** A version once it is there. Its number is its key: another version starts anew. */
export function LoadedVersion({ articleId, number, children }: Props) {
  const $version = useVersionQuery(articleId, number);
  const { data, error } = useFresh($version);
  // Renaming refetches the version; the focused button stays.
  const shown = usePreviousValue(data);
  if (error instanceof ApiError && error.status === 404)
    return <VersionNotFound articleId={articleId} number={number} />;
  if (error && !shown)
    return (
      <LoadError
        what={t('version {number}', { number: String(number) })}
        error={error}
        onRetry={() => $version.revalidate()}
      />
    );
  if (!shown)
    return (
      <Skeletons
        label={t('Loading version {number}', { number: String(number) })}
        className="mt-4 space-y-3"
        itemClassName="h-20"
      />
    );
  return children(shown);
}

/** For a version that was pruned or never existed. When the whole article is deleted, the list says so. */
function VersionNotFound({ articleId, number }: { articleId: number; number: number }) {
  return (
    <div role="alert" className="mt-4 rounded-sm border border-linen/60 bg-surface px-5 py-6">
      <p className="text-base">{t('Version {number} no longer exists.', { number: String(number) })}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t('A version is deleted 90 days after the next one, unless readers saw it or it has a name.')}
      </p>
      <a
        href={paths.history(articleId)}
        className={`${button('secondary', 'small')} mt-4`}
        onClick={() => refresh(['article', articleId])}
      >
        {t('Show the newest version')}
      </a>
    </div>
  );
}
