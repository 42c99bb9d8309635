import { focalClass, imageAttributes, shownPicture } from '../../shared/pictures/picture.ts';
import { PlayIcon, SprigIcon } from '../../ui/icons/CardIcons.tsx';
import type { ListedItem } from './listing-page.ts';

type Props = { item: ListedItem; sizes: string; shape: string; isFeatured?: boolean };

/** An item's picture or the stand-in, in a box of a fixed shape, given as classes. Its alt text is empty: the link beside it names the item. */
export function Picture({ item, sizes, shape, isFeatured = false }: Props) {
  const shown = shownPicture(item.pictures, item.image);
  return (
    <div className={`relative overflow-hidden bg-plaster print:hidden ${shape}`}>
      <img
        {...imageAttributes(item.image, sizes, shown)}
        alt=""
        loading={isFeatured ? 'eager' : 'lazy'}
        fetchPriority={isFeatured ? 'high' : 'auto'}
        decoding="async"
        className={`size-full object-cover ${focalClass(shown)}`}
      />
      {!item.image && <SprigIcon />}
      {item.type === 'video' && <PlayIcon />}
    </div>
  );
}
