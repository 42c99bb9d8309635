import { useStore } from '@nanostores/react';
import type { BinnedPicture } from '../../shared/contract/pictures/picture-bin.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { BinTimes } from '../bin/BinTimes.tsx';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { useFresh } from '../data/use-fresh.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { ActionLabel } from '../lists/ActionLabel.tsx';
import { Actions } from '../lists/Actions.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging, useLastPage } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { pictureName } from './labels.ts';
import { $pictureBin, $pictureBinPage } from './pictures.ts';
import { RemoveForGood } from './RemoveForGood.tsx';
import { t } from './words.ts';

/** Deleted pictures, to restore them. */
export function PictureBinList() {
  const { data, error } = useFresh($pictureBin);
  const shown = usePreviousValue(data);
  useLastPage(useStore($pictureBinPage), data?.totalPages);
  if (error && !data) return <LoadError what={t('the bin')} error={error} onRetry={() => $pictureBin.revalidate()} />;
  if (!shown) return <Skeletons label={t('Loading the bin')} className="space-y-3" itemClassName="h-20" count={2} />;
  if (shown.pictures.length === 0)
    return <EmptyState title={t('The bin is empty')} hint={t('Deleted pictures stay here for 30 days.')} />;
  return (
    <section aria-label={t('Bin')}>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {t(
          '{count} picture. Each is deleted for good 30 days after it came here.|{count} pictures. Each is deleted for good 30 days after it came here.',
          { count: shown.total },
        )}
      </p>
      <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
        {shown.pictures.map((picture) => (
          <Binned key={picture.hash} picture={picture} />
        ))}
      </ul>
      <Paging of={t('the bin')} page={shown.page} totalPages={shown.totalPages} />
    </section>
  );
}

function Binned({ picture }: { picture: BinnedPicture }) {
  const { hash, thumbnail, deletedAt, expiresAt, mayRestore } = picture;
  const mayRemove = useMay('pictures.manage');
  const restoring = useMutation({
    run: () => staffCall('POST /api/admin/picture-bin/:hash/restore', { params: { hash } }),
    refreshes: [['pictures']],
    onDone: () => showToast({ title: t('Picture restored') }),
    onError: (error) =>
      showToast({ title: t('Failed to restore picture'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-4 p-3 sm:flex-nowrap">
      <StoredImage
        source={thumbnail}
        className="aspect-4/3 w-24 shrink-0 rounded-xs bg-admin-background object-contain"
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-sm font-medium tracking-normal">{pictureName(picture)}</h2>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <BinTimes deletedAt={deletedAt} expiresAt={expiresAt} />
        </p>
      </div>
      {mayRestore && (
        <Actions isBusy={restoring.isPending} className="flex-wrap gap-2 max-sm:basis-full sm:shrink-0">
          <button type="button" className={button('quiet', 'small')} onClick={() => void restoring.run()}>
            <ActionLabel label={t('Restore')} name={pictureName(picture)} />
          </button>
          {mayRemove && <RemoveForGood hash={hash} name={pictureName(picture)} />}
        </Actions>
      )}
    </li>
  );
}
