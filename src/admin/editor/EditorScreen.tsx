import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import type { Screen } from '../app/routes.ts';
import type { ScreenModule } from '../app/screens.ts';
import { useSite } from '../app/site.ts';
import { ArticleNotFound } from '../articles/ArticleNotFound.tsx';
import { articleQuery } from '../articles/articles.ts';
import { $categories } from '../categories/categories.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { useStaffUser } from '../session/staff-user.ts';
import { $writers } from '../writers/writers.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { findDrafts } from './drafts/drafts.ts';

type EditorRoute = Extract<Screen, { name: 'editor' }>;

function EditorScreen({ id }: EditorRoute) {
  const { siteUrl } = useSite();
  return id === 'new' ? (
    <ArticleEditor article={undefined} siteUrl={siteUrl} />
  ) : (
    <ExistingArticle id={id} siteUrl={siteUrl} />
  );
}

export const screen: ScreenModule<EditorRoute> = {
  Screen: EditorScreen,
  queries: ({ id }) => [$categories, $writers, ...(id === 'new' ? [] : [articleQuery(id)])],
  fetchMore: () => import('./rich-text/RichTextEditor.tsx'),
};

/** Once opened, the article is the form's: a later response must not replace what is being typed. */
function ExistingArticle({ id, siteUrl }: { id: number; siteUrl: string }) {
  const [article, setArticle] = useState<AdminArticle>();
  if (article) return <ArticleEditor article={article} siteUrl={siteUrl} />;
  return <LoadedArticle id={id} siteUrl={siteUrl} onLoaded={setArticle} />;
}

type LoadedArticleProps = { id: number; siteUrl: string; onLoaded: (article: AdminArticle) => void };

function LoadedArticle({ id, siteUrl, onLoaded }: LoadedArticleProps) {
  const [$article] = useState(() => articleQuery(id));
  const { data, error } = useStore($article);
  useLayoutEffect(() => {
    if (data) onLoaded(data);
  }, [data, onLoaded]);
  if (error instanceof ApiError && error.status === 404) return <DeletedArticle id={id} siteUrl={siteUrl} />;
  if (error) return <LoadError what="this article" error={error} onRetry={() => $article.revalidate()} />;
  return (
    <p role="status" className="py-16 text-center text-sm text-ink-soft">
      Loading article...
    </p>
  );
}

/** The drafts of a deleted article can become a new one. */
function DeletedArticle({ id, siteUrl }: { id: number; siteUrl: string }) {
  const { id: userId } = useStaffUser();
  const [hasDrafts] = useState(() => findDrafts(userId, id).length > 0);
  return hasDrafts ? <ArticleEditor article={undefined} draftsOf={id} siteUrl={siteUrl} /> : <ArticleNotFound />;
}
