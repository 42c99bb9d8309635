import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { button } from '../../ui/forms/button.ts';
import { LoadError } from '../data/LoadError.tsx';
import { staffCall } from '../data/staff-call.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { dashboardAddress } from '../frame/list-position.ts';
import { useStaffUser } from '../session/staff-user.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { findDrafts } from './drafts/drafts.ts';

type Props = { brand: string; siteUrl: string; id: number | 'new' };

export function EditorScreen({ brand, siteUrl, id }: Props) {
  return (
    <AdminFrame brand={brand}>
      {id === 'new' ? (
        <ArticleEditor article={undefined} siteUrl={siteUrl} />
      ) : (
        <ExistingArticle id={id} siteUrl={siteUrl} />
      )}
    </AdminFrame>
  );
}

function ExistingArticle({ id, siteUrl }: { id: number; siteUrl: string }) {
  const [$article] = useState(() =>
    createFetcherStore<AdminArticle>(['article', id], {
      fetcher: () => staffCall('GET /api/admin/articles/:id', { params: { id } }),
    }),
  );
  const { data, error } = useStore($article);
  if (data) return <ArticleEditor article={data} siteUrl={siteUrl} />;
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

function ArticleNotFound() {
  return (
    <div className="py-16 text-center">
      <h1 className="text-2xl">Article not found</h1>
      <p className="mt-2 text-sm text-ink-soft">It may have been deleted by somebody else.</p>
      <a href={dashboardAddress()} className={`${button('secondary', 'small')} mt-6`}>
        Back to the dashboard
      </a>
    </div>
  );
}
