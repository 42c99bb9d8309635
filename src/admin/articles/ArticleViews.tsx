import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { $articleCounts } from './articles.ts';
import { t } from './words.ts';

type View = 'List' | 'Schedule' | 'Bin';

/** The articles, what will happen to them by itself, and those that were deleted. */
export function ArticleViews({ open }: { open: View }) {
  const list = useStore($dashboardAddress);
  const scheduled = useStore($articleCounts).data?.scheduled;
  const views: { name: View; href: string; count?: number | undefined }[] = [
    { name: 'List', href: list },
    { name: 'Schedule', href: paths.schedule, count: scheduled },
    { name: 'Bin', href: paths.bin },
  ];
  return (
    <nav aria-label={t('Articles')} className="mb-3 flex gap-x-5 print:hidden">
      {views.map(({ name, href, count }) => (
        <a
          key={name}
          href={href}
          aria-current={name === open ? 'page' : undefined}
          className="inline-flex min-h-10 items-center text-sm text-ink-soft no-underline hover:underline aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-clay aria-[current]:decoration-2 underline-offset-8"
        >
          {t(name)}
          {count ? <span className="tabular-figures ml-1.5 text-xs font-normal text-ink-soft">{count}</span> : null}
        </a>
      ))}
    </nav>
  );
}
