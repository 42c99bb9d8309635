import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ScreenModule } from '../app/screens.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging, useLastPage } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $pictureParams, setQueryParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { formatPictureCount } from './labels.ts';
import { PictureBinList } from './PictureBinList.tsx';
import { GRID, PictureCard } from './PictureCard.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureFilters } from './PictureFilters.tsx';
import { $libraryQuery, $pictures, picturesAt } from './pictures.ts';
import { UploadMany } from './UploadMany.tsx';
import { t } from './words.ts';

/** All uploaded pictures. */
function PicturesScreen() {
  const params = useStore($pictureParams);
  const open = params.get('open');
  return (
    <>
      <h1 className="text-2xl">{t('Pictures')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        {t(
          'Every uploaded picture, to describe it and to use it again. What you write here comes along when somebody chooses the picture for an article.',
        )}
      </p>
      <UploadMany />
      <Tabs
        label={t('Pictures')}
        value={params.get('tab') === 'bin' ? 'bin' : 'library'}
        onChange={(tab) => setQueryParams({ tab: tab === 'library' ? '' : tab, page: '', search: '', filter: '' })}
        tabs={[
          { value: 'library', label: t('Library'), content: () => <Library /> },
          { value: 'bin', label: t('Bin'), content: () => <PictureBinList /> },
        ]}
      />
      {open && <PictureDialog key={open} hash={open} onClose={() => setQueryParams({ open: '' }, { replace: true })} />}
    </>
  );
}

export const screen: ScreenModule = {
  Screen: PicturesScreen,
  queries: (_, params) => (params.get('tab') === 'bin' ? [] : [picturesAt(params)]),
};

function Library() {
  const query = useStore($libraryQuery);
  const { data, error, loading } = useStore($pictures);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  const setFilters = useCallback(
    (changes: Record<string, string>) => setQueryParams({ ...changes, page: '' }, { replace: 'search' in changes }),
    [],
  );
  useLastPage(query.page, data?.totalPages);
  useRestoredPosition(data !== undefined);
  const isFiltered = query.search !== '' || query.filter !== 'all';
  return (
    <section aria-label={t('Library')}>
      <PictureFilters {...query} onChange={setFilters} />
      {error && !data ? (
        <LoadError what={t('the pictures')} error={error} onRetry={() => $pictures.revalidate()} />
      ) : !shown ? (
        <Skeletons label={t('Loading pictures')} className={GRID} itemClassName="aspect-4/3" />
      ) : (
        <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
          <p role="status" className={shown.total === 0 ? 'sr-only' : 'mb-3 text-sm text-ink-soft'}>
            {formatPictureCount(shown.total)}
            {shown.totalPages > 1 && <span className="sr-only">{t(', page {page}', { page: shown.page })}</span>}
          </p>
          {shown.pictures.length === 0 ? (
            <EmptyState
              title={isFiltered ? t('No pictures found') : t('No pictures yet')}
              hint={isFiltered ? t('Try another search or filter.') : t('Upload the first ones above.')}
            />
          ) : (
            <ul className={GRID}>
              {shown.pictures.map((picture) => (
                <PictureCard
                  key={picture.hash}
                  picture={picture}
                  // So that Back closes it.
                  onOpen={() => setQueryParams({ open: picture.hash })}
                />
              ))}
            </ul>
          )}
          <Paging of={t('pictures')} page={shown.page} totalPages={shown.totalPages} />
        </div>
      )}
    </section>
  );
}
