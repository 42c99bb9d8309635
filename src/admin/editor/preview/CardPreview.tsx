import { useStore } from '@nanostores/react';
import { EXCERPT_FALLBACK } from '../../../shared/constants.ts';
import { formatGridDate } from '../../../shared/dates.ts';
import { excerptOf } from '../../../shared/excerpt.ts';
import { StoredImage } from '../../uploads/StoredImage.tsx';
import { $form } from '../state/editor-state.ts';
import { Preview } from './Preview.tsx';

/** How the magazine's list will show the item. */
export function CardPreview() {
  const { title, excerpt, content, category, image, imageAlt } = useStore($form);
  const text = content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return (
    <Preview title="The card in the magazine">
      <div lang="nl" className="max-w-xs">
        <StoredImage source={image} alt={imageAlt} className="aspect-[4/3] w-full rounded-xs object-cover" />
        <p className="mt-3 text-xs text-ink-soft">
          {category || 'Category'} · {formatGridDate(new Date())}
        </p>
        <p className="mt-1 font-serif text-lg leading-snug">{title || 'Title'}</p>
        <p className="mt-1 text-sm text-ink-soft">{excerptOf({ excerpt, content: text }, EXCERPT_FALLBACK.grid)}</p>
      </div>
    </Preview>
  );
}
