import type { ShownArticle } from '../../shared/contract/articles/articles.ts';
import { displayDate, formatHomeDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import { FULL_WIDTH, focalClass, imageAttributes, shownPicture } from '../../shared/pictures/picture.ts';
import { badge } from '../../ui/badge.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { play } from '../../ui/icons/icons.ts';
import { LINE } from '../../ui/links/link.ts';
import { showDefaultImage } from '../../ui/picture/default-image.ts';
import { SKELETON } from '../../ui/skeleton.ts';

/** Without an item, a skeleton of the same size, so that nothing moves when the item arrives. */
type Props = { item: ShownArticle | undefined };

export function HighlightItem({ item }: Props) {
  return (
    <Frame item={item} className="block self-start">
      <Cover item={item} sizes={`(min-width: 64rem) 54vw, ${FULL_WIDTH}`} className="aspect-16/10" />
      <div className="mt-5 flex min-h-7 items-center gap-4">
        {item && <span className={badge()}>{item.type === 'video' ? 'Video' : 'Highlight'}</span>}
        <PublicationDate item={item} />
      </div>
      <Title
        item={item}
        className="mt-3 line-clamp-3 min-h-[3lh] text-2xl max-[22rem]:line-clamp-none sm:min-h-[2lh]"
      />
    </Frame>
  );
}

export function SmallItem({ item }: Props) {
  return (
    <Frame
      item={item}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] content-start items-start gap-5 border-t border-linen pt-8 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-7 lg:grid-cols-[min(7.5rem,33%)_minmax(0,1fr)] lg:gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:gap-7 lg:pt-7"
    >
      <Cover item={item} sizes="(min-width: 40rem) 16rem, 33vw" className="aspect-square sm:aspect-4/3" />
      <div className="min-w-0">
        <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1">
          {item?.type === 'video' && <span className={badge()}>Video</span>}
          <PublicationDate item={item} />
        </div>
        <Title
          item={item}
          className="mt-2 line-clamp-3 min-h-[3lh] text-xl max-[22rem]:line-clamp-none sm:line-clamp-4"
        />
      </div>
    </Frame>
  );
}

function Frame({ item, className, children }: Props & { className: string; children: React.ReactNode }) {
  if (!item) return <div className={className}>{children}</div>;
  return (
    <a href={paths.magazineItem(item)} className={`group no-underline ${className}`}>
      {children}
    </a>
  );
}

function Cover({ item, sizes, className }: Props & { sizes: string; className: string }) {
  const frame = `relative overflow-hidden rounded-xs ${className}`;
  if (!item) return <div className={`${SKELETON} ${frame}`} />;
  const shown = shownPicture(item.pictures, item.image);
  return (
    <div className={`bg-plaster ${frame}`}>
      <img
        {...imageAttributes(item.image, sizes, shown)}
        alt=""
        loading="lazy"
        decoding="async"
        className={`size-full object-cover ${focalClass(shown)}`}
        onError={({ currentTarget }) => showDefaultImage(currentTarget)}
      />
      {item.type === 'video' && (
        <span className="absolute bottom-0 left-0 grid size-11 place-items-center bg-paper text-ink">
          <Icon of={play} />
        </span>
      )}
    </div>
  );
}

function PublicationDate({ item }: Props) {
  if (!item) return <span className={`${SKELETON} h-4 w-32 max-w-full`} />;
  const date = displayDate(item);
  return (
    <time dateTime={date} className="text-sm text-ink-soft">
      {formatHomeDate(date)}
    </time>
  );
}

function Title({ item, className }: Props & { className: string }) {
  if (!item)
    return (
      <div className={`font-serif ${className}`}>
        <span className={`${SKELETON} h-[1.1em] w-4/5`} />
      </div>
    );
  return (
    <h3 lang={item.language} className={className}>
      <span className={LINE}>{item.title}</span>
    </h3>
  );
}
