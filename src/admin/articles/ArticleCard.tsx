import { useStore } from '@nanostores/react';
import { EXCERPT_FALLBACK } from '../../shared/constants.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import type { ListedArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { displayDate, formatCardDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import { excerptOf } from '../../shared/text/text.ts';
import { badge } from '../../ui/badge.ts';
import { REVIEW_LABELS, reviewBadge } from '../editor/review/labels.ts';
import { useRestoredFocus } from '../lists/restored-focus.ts';
import { ScheduleBadge } from '../schedule/list/ScheduleBadge.tsx';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import { Checkbox } from './selection/Checkbox.tsx';
import { $selection, deselect, select } from './selection/selection.ts';
import { useArticleRights } from './use-article-rights.ts';

export function ArticleCard({ article }: { article: ListedArticle }) {
  const { title, isPublished, type, category, author } = article;
  const card = useRestoredFocus('article', article.id);
  return (
    <li>
      <article
        ref={card}
        tabIndex={-1}
        aria-label={title}
        className="relative grid grid-cols-[min(4.5rem,19vw)_minmax(0,1fr)] gap-x-[min(--spacing(4),4vw)] gap-y-2.5 p-4 pr-[min(--spacing(4),4vw)] pl-[min(--spacing(12),13vw)] sm:gap-y-1.5 lg:grid-cols-[6rem_1fr_auto] lg:items-center"
      >
        <SelectArticle article={article} />
        <StoredImage
          source={article.image}
          className="aspect-[4/3] w-full self-start sm:row-span-2 rounded-xs bg-plaster object-cover"
        />
        <div className="min-w-0">
          <h2 className="font-sans text-sm leading-snug font-medium tracking-normal">
            <a href={paths.editor(article.id)} className="no-underline hover:underline">
              <ArticleTitle language={article.language} title={title} />
            </a>
          </h2>
          <p lang={article.language} className="mt-0.5 line-clamp-2 text-xs text-ink-soft max-sm:hidden">
            {excerptOf(article, EXCERPT_FALLBACK.admin)}
          </p>
        </div>
        <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-xs text-ink-soft sm:col-span-1 sm:col-start-2 lg:col-start-2">
          <span className={badge(isPublished ? 'success' : 'draft')}>{stateOf(article)}</span>
          <ScheduleBadge schedule={article.schedule} />
          <ReviewBadge {...article} />
          <span>{type === 'video' ? 'Video' : 'Article'}</span>
          <span lang="nl">{category}</span>
          <span>{author}</span>
          <time dateTime={displayDate(article)} className="tabular-figures">
            {formatCardDate(displayDate(article))}
          </time>
        </p>
        <ArticleActions article={article} />
      </article>
    </li>
  );
}

function stateOf({ isPublished, draftChanges }: ListedArticle): string {
  if (!isPublished) return 'Draft';
  return draftChanges ? 'Published · draft changes' : 'Published';
}

/** Hidden for an article that was never published and never reviewed. */
function ReviewBadge({ review, isPublished }: Pick<ListedArticle, 'review' | 'isPublished'>) {
  if (review === 'none' && !isPublished) return null;
  return <span className={reviewBadge(review)}>{REVIEW_LABELS[review]}</span>;
}

/** Nothing for an article that the user may not change. */
function SelectArticle({ article }: { article: AdminArticle }) {
  const selection = useStore($selection);
  const { mayChange } = useArticleRights(article);
  if (!mayChange) return null;
  return (
    <Checkbox
      label={`Select ${article.title}`}
      className="absolute top-2.5 left-1 lg:inset-y-0 lg:my-auto"
      checked={selection.has(article.id)}
      onChange={(isChecked) => (isChecked ? select([article]) : deselect([article.id]))}
    />
  );
}
