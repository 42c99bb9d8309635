import type { RevisionArticle } from '../../../shared/contract/articles/revisions.ts';
import { StoredImage } from '../../uploads/StoredImage.tsx';
import { RichText } from './RichText.tsx';

/** The version in the magazine's type. */
export function VersionAsRead({ article }: { article: RevisionArticle }) {
  const { title, category, excerpt, author, image, imageAlt, imageIsDecorative, videoUrl, content, sources, language } =
    article;
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]));
  return (
    <article
      lang={language}
      aria-label={title}
      className="rounded-sm border border-linen/60 bg-surface p-[min(--spacing(5),6.25vw)] sm:p-8"
    >
      <p className="text-xs text-ink-soft">
        {category}
        {author && ` · ${author}`}
      </p>
      <h3 className="mt-2 max-w-(--container-prose) text-2xl wrap-anywhere hyphens-auto">{title}</h3>
      {excerpt && <p className="mt-3 max-w-(--container-prose) text-lg text-ink-soft wrap-anywhere">{excerpt}</p>}
      {image && (
        <StoredImage
          source={image}
          alt={imageIsDecorative ? '' : (imageAlt ?? '')}
          className="mt-6 aspect-[16/10] w-full max-w-(--container-prose) rounded-xs object-cover"
        />
      )}
      {videoUrl && (
        <p className="mt-4 text-sm wrap-anywhere">
          <span lang="en">Video:</span> {videoUrl}
        </p>
      )}
      <div className="prose mt-8 wrap-anywhere">
        <RichText html={content} language={language} numbers={numbers} />
      </div>
      {sources.length > 0 && (
        <section aria-labelledby="sources_of_version" className="mt-8 border-linen/60 border-t pt-5 text-sm">
          <h4 id="sources_of_version" lang="en" className="text-lg">
            Sources
          </h4>
          <ol className="mt-3 list-decimal space-y-2 pl-6">
            {sources.map(({ id, title: source, publisher, year, address }) => (
              <li key={id} className="wrap-anywhere">
                {source}. {publisher}
                {year !== null && `, ${year}`}
                {address && <span className="block text-ink-soft">{address}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
