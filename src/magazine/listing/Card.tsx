import { EXCERPT_FALLBACK } from '../../shared/constants.ts';
import { displayDate, formatGridDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { Arrow } from './Arrow.tsx';
import type { ListedItem } from './listing-page.ts';
import { Picture } from './Picture.tsx';

type Props = { item: ListedItem; isWide: boolean };

/**
 * A result other than the first; the whole card is its link. On a phone it is a row with a small picture, unless the text
 * is so large that it would have no room beside it.
 */
export function Card({ item, isWide }: Props) {
  return (
    <li className={`@container ${isWide ? 'lg:col-span-3' : 'lg:col-span-2'}`}>
      <article className="group relative flex h-full flex-col gap-5 max-sm:@min-[16rem]:flex-row-reverse">
        <div className="max-sm:@min-[16rem]:w-20 max-sm:@min-[16rem]:shrink-0">
          <Picture
            item={item}
            shape="aspect-[16/10] max-sm:@min-[16rem]:aspect-square"
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 5rem"
          />
        </div>
        <div className="flex min-w-0 grow flex-col">
          <p className="text-ink-soft text-xs">
            {item.type === 'video' && <span className="mr-2 font-semibold text-clay-deep">Video</span>}
            <span lang="nl">{item.category}</span>
          </p>
          <h4 lang={item.language} className="mt-1.5 text-lg sm:text-xl">
            <a
              href={paths.magazineItem(item)}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {item.title}
            </a>
          </h4>
          <p lang={item.language} className="mt-2.5 line-clamp-3 text-ink-soft text-sm sm:line-clamp-4">
            {excerptOf(item, EXCERPT_FALLBACK.grid)}
          </p>
          <p className="mt-auto flex items-center justify-between pt-4 text-ink-soft text-xs">
            <time dateTime={displayDate(item)}>{formatGridDate(displayDate(item))}</time>
            <Arrow />
          </p>
        </div>
      </article>
    </li>
  );
}
