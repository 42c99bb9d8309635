import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { ArticleTitle } from './ArticleTitle.tsx';
import { $remotePictures } from './articles.ts';

/** Lists the articles whose pictures load from other websites, which then see the reader's IP address. */
export function RemotePicturesNotice() {
  const { data } = useStore($remotePictures);
  if (!data || data.total === 0) return null;
  const { total, articles } = data;
  return (
    <details className="mb-5 rounded-xs border border-linen/60 bg-plaster text-sm">
      <summary className="min-h-11 px-4 py-2.5">
        {total === 1 ? '1 article shows' : `${total} articles show`} pictures from other websites
      </summary>
      <div className="px-4 pb-3">
        <p className="max-w-3xl">
          Each reader’s browser fetches them there, which shows those websites the reader’s internet address. Open the
          article and choose “Copy to this site”.
        </p>
        <ul className="mt-2">
          {articles.map(({ id, title, language, isPublished, hosts }) => (
            <li key={id} className="py-1.5 break-words">
              <a className="underline underline-offset-4" href={paths.editor(id)}>
                <ArticleTitle language={language} title={title} />
              </a>
              <span className="text-ink-soft">
                {isPublished ? '' : ' (draft)'}: {hosts.join(', ')}
              </span>
            </li>
          ))}
        </ul>
        {total > articles.length && <p className="mt-1">And {total - articles.length} more.</p>}
      </div>
    </details>
  );
}
