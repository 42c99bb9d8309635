import { imageAttributes } from '../../shared/picture.ts';
import type { ListedItem } from './listing-page.ts';

type Props = { item: ListedItem; sizes: string; isFeatured?: boolean };

/** An item's picture or a placeholder, in a box of fixed shape. Its alt text is empty: the link beside it names the item. */
export function Picture({ item, sizes, isFeatured = false }: Props) {
  return (
    <div className="relative aspect-square overflow-hidden bg-plaster sm:aspect-[16/10]">
      {item.image ? (
        <img
          {...imageAttributes(item.image, sizes)}
          alt=""
          loading={isFeatured ? 'eager' : 'lazy'}
          fetchPriority={isFeatured ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover object-[72%_50%]"
        />
      ) : (
        <Placeholder />
      )}
      {item.type === 'video' && <PlayIcon />}
    </div>
  );
}

function Placeholder() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      data-placeholder
      className="absolute inset-0 m-auto size-1/3 fill-none stroke-[1.2] stroke-sage"
    >
      <path d="M32 58C32 40 33 22 36 8" />
      <path d="M33 44c-9 0-15-5-17-13 9 0 15 5 17 13ZM33.500 38c8-1 13-6 14-14-8 1-13 6-14 14ZM34.500 27c-7-1-11-5-12-12 7 1 11 5 12 12ZM35.500 20c5-1 9-4 10-10-6 1-9 5-10 10Z" />
    </svg>
  );
}

function PlayIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="absolute bottom-1.5 left-1.5 size-8 sm:bottom-4 sm:left-4 sm:size-12"
    >
      <circle cx="24" cy="24" r="24" className="fill-paper" />
      <path d="M19 15v18l15-9z" className="fill-ink" />
    </svg>
  );
}
