import { EXCERPT_FALLBACK } from '../../shared/constants.ts';
import { displayDate, formatCardDate } from '../../shared/dates/dates.ts';
import { FULL_WIDTH, focalClass, imageAttributes, shownPicture } from '../../shared/pictures/picture.ts';
import { excerptOf } from '../../shared/text/text.ts';
import { visitorPaths } from '../../shared/visitor-paths.ts';
import { badge } from '../../ui/badge.ts';
import { Arrow, Picture } from './CardParts.tsx';
import type { ListedItem } from './listing-page.ts';
import { listingPath } from './query.ts';

/** The first result, shown large. */
export function Featured({ item }: { item: ListedItem }) {
  const href = visitorPaths.magazineItem(item);
  return (
    <article
      aria-labelledby="featured"
      className="relative mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14"
    >
      <div className="-mx-(--spacing-gutter) lg:mr-0">
        <Picture
          item={item}
          shape="aspect-square sm:aspect-[16/10]"
          sizes={`(min-width: 64rem) 58vw, ${FULL_WIDTH}`}
          isFeatured
        />
      </div>
      <div>
        <h3 className="font-sans text-clay-deep text-sm tracking-normal">Featured Article</h3>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className={badge()}>{item.type === 'video' ? 'Video' : 'Article'}</span>
          <a
            lang="nl"
            href={listingPath({ category: item.category })}
            className="-my-3 relative z-10 py-3 wrap-anywhere hover:text-clay-deep hover:underline"
          >
            {item.category}
          </a>
        </p>
        <h4 id="featured" lang={item.language} className="mt-5 text-3xl">
          <a href={href} className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline">
            {item.title}
          </a>
        </h4>
        <p lang={item.language} className="mt-5 text-ink-soft text-lg">
          {excerptOf(item, EXCERPT_FALLBACK.featured)}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
          <Author item={item} />
          <time dateTime={displayDate(item)}>{formatCardDate(displayDate(item))}</time>
        </div>
        <a
          href={href}
          className="group relative z-10 mt-8 inline-flex min-h-11 items-center gap-3 border-ink border-b font-medium hover:border-clay-deep hover:text-clay-deep print:hidden"
        >
          <span>
            Read More
            <span lang={item.language} className="sr-only">
              {`: ${item.title}`}
            </span>
          </span>
          <Arrow />
        </a>
      </div>
    </article>
  );
}

function Author({ item: { writer, author, pictures } }: { item: ListedItem }) {
  const name = writer?.name ?? author;
  const portrait = shownPicture(pictures, writer?.profileImage);
  return (
    <span className="flex min-w-0 items-center gap-3 font-medium">
      {writer?.profileImage ? (
        <img
          {...imageAttributes(writer.profileImage, '40px', portrait)}
          alt=""
          width="40"
          height="40"
          className={`size-10 shrink-0 rounded-full object-cover ${focalClass(portrait, '')}`}
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-eucalyptus font-serif text-lg"
        >
          {[...name][0]}
        </span>
      )}
      <span lang="nl" className="wrap-anywhere">
        {name}
      </span>
    </span>
  );
}
