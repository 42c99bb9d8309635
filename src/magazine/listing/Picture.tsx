import { picture } from '../../shared/picture.ts';
import { PlayIcon, SprigPlaceholder } from '../../ui/icons/CardIcons.tsx';
import type { ShownItem } from './listing-page.ts';

type Props = { item: ShownItem; sizes: string; isFirst?: boolean };

/** An item's picture, or a placeholder icon (§2), in a box that is there before it. The link beside it has the words. */
export function Picture({ item, sizes, isFirst = false }: Props) {
  return (
    <div className="relative aspect-square overflow-hidden bg-plaster sm:aspect-[16/10]">
      {item.image ? (
        <img
          {...picture(item.image, sizes)}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover object-[72%_50%]"
        />
      ) : (
        <SprigPlaceholder />
      )}
      {item.type === 'video' && <PlayIcon />}
    </div>
  );
}
