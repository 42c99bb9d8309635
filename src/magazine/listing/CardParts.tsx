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

/** Moves 4 px to the right while the surrounding `group` is hovered. */
export function Arrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 12"
      className="h-3 w-5 fill-none stroke-current transition-transform duration-200 group-hover:[translate:0.25rem] print:hidden"
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  );
}
