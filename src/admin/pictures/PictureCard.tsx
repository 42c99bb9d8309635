import type { Picture } from '../../shared/contract/pictures/pictures.ts';
import { badge } from '../../ui/badge.ts';
import { passFocusToNext } from '../../ui/focus/pass-focus.ts';
import { formatDate } from '../data/format-date.ts';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { formatPictureSize, pictureName } from './labels.ts';
import { t } from './words.ts';

export const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4';

type Props = { picture: Picture; onOpen: () => void };

/** The whole card is one button, so that Tab stops once at each picture. */
export function PictureCard({ picture, onOpen }: Props) {
  const { thumbnail, alt, addedAt, uploadedBy, isUsed } = picture;
  return (
    <li className="min-w-0">
      <button
        ref={passFocusToNext}
        type="button"
        className="flex h-full w-full flex-col overflow-hidden rounded-sm border border-linen/60 bg-surface text-left hover:border-ink"
        onClick={onOpen}
      >
        {/* Decoration: the text below says what it shows. */}
        <StoredImage source={thumbnail} className="aspect-4/3 w-full bg-admin-background object-contain" />
        <span className="block w-full min-w-0 p-3">
          <span className="block truncate text-sm font-medium">{pictureName(picture)}</span>
          <span lang="nl" className="mt-0.5 line-clamp-2 text-xs text-ink-soft">
            {alt}
          </span>
          <span className="tabular-figures mt-1 block text-xs text-ink-soft">
            {formatPictureSize(picture)}
            <span className="block">
              {formatDate(addedAt)}
              {uploadedBy && `, ${uploadedBy}`}
            </span>
          </span>
          {(!alt || !isUsed) && (
            <span className="mt-2 flex flex-wrap gap-1">
              {!alt && <span className={badge('action')}>{t('No description')}</span>}
              {!isUsed && <span className={badge('quiet')}>{t('Unused')}</span>}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
