import { useStore } from '@nanostores/react';
import { type ComponentProps, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Screen } from '../../shared/admin-screens.ts';
import { ApiError } from '../../shared/api-client.ts';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleNotFound } from '../articles/ArticleNotFound.tsx';
import { articleQuery } from '../articles/articles.ts';
import { $categories } from '../categories/categories.ts';
import { may, useStaffUser } from '../data/staff-user.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { ScreenLoadError } from '../lists/ScreenLoadError.tsx';
import { useSite } from '../navigation/site.ts';
import { OpenArticlePresence } from '../presence/PresenceNotice.tsx';
import { $writers } from '../writers/writers.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { loadRichText } from './fields/BodyField.tsx';
import type { ReadOnlyArticle } from './ReadOnlyArticle.tsx';
import { findBrowserTexts } from './unsaved-text/browser-texts.ts';
import { useServerTexts } from './unsaved-text/server-texts.ts';
import { t } from './words.ts';

type EditorRoute = Extract<Screen, { name: 'editor' }>;

function EditorScreen({ id }: EditorRoute) {
  const { siteUrl } = useSite();
  return (
    <>
      <OpenArticlePresence />
      {id === 'new' ? (
        <ArticleEditor article={undefined} siteUrl={siteUrl} />
      ) : (
        <ExistingArticle id={id} siteUrl={siteUrl} />
      )}
    </>
  );
}

export const screen: ScreenModule<EditorRoute> = {
  Screen: EditorScreen,
  queries: ({ id }) => [$categories, $writers, ...(id === 'new' ? [] : [articleQuery(id)])],
  fetchMore: loadRichText,
};

type Opened = { article: EditableArticle; isReadOnly: boolean };

/**
 * Once opened, the article belongs to the form: later responses and changes of role do not replace what is being typed.
 * The server refuses what it must.
 */
function ExistingArticle({ id, siteUrl }: { id: number; siteUrl: string }) {
  const user = useStaffUser();
  const [opened, setOpened] = useState<Opened>();
  const [usesTexts, setUsesTexts] = useState(false);
  const open = useCallback(
    (article: EditableArticle) =>
      setOpened((first) => first ?? { article, isReadOnly: !may(user, 'articles.write', article) }),
    [user],
  );
  if (usesTexts) return <ArticleEditor article={undefined} textsOf={id} siteUrl={siteUrl} />;
  if (!opened) return <LoadedArticle id={id} siteUrl={siteUrl} onLoaded={open} />;
  if (!opened.isReadOnly) return <ArticleEditor article={opened.article} siteUrl={siteUrl} />;
  return <ArticleOfColleague article={opened.article} onUseTexts={() => setUsesTexts(true)} />;
}

/** Loads the reading view on demand, so that writing does not wait for it. */
function ArticleOfColleague(props: ComponentProps<typeof ReadOnlyArticle>) {
  const [Loaded, setLoaded] = useState<typeof ReadOnlyArticle | null>();
  const load = useCallback(async () => {
    const module = await importModule(() => import('./ReadOnlyArticle.tsx')).catch(() => null);
    setLoaded(() => module?.ReadOnlyArticle ?? null);
    return module;
  }, []);
  useEffect(() => void load(), [load]);
  if (Loaded === null) return <ScreenLoadError load={load} />;
  return Loaded ? <Loaded {...props} /> : <Loading />;
}

type LoadedArticleProps = { id: number; siteUrl: string; onLoaded: (article: EditableArticle) => void };

function LoadedArticle({ id, siteUrl, onLoaded }: LoadedArticleProps) {
  const [$article] = useState(() => articleQuery(id));
  const { data, error } = useStore($article);
  useLayoutEffect(() => {
    if (data) onLoaded(data);
  }, [data, onLoaded]);
  if (error instanceof ApiError && error.status === 404) return <DeletedArticle id={id} siteUrl={siteUrl} />;
  if (error) return <LoadError what={t('this article')} error={error} onRetry={() => $article.revalidate()} />;
  return <Loading />;
}

const Loading = () => (
  <p role="status" className="py-16 text-center text-sm text-ink-soft">
    {t('Loading article...')}
  </p>
);

/** Offers the unsaved text of a deleted article as a new one. */
function DeletedArticle({ id, siteUrl }: { id: number; siteUrl: string }) {
  const { id: userId } = useStaffUser();
  const [hasTexts, setHasTexts] = useState(() => findBrowserTexts(userId, id).length > 0);
  useServerTexts({ userId, textsOf: id, onFound: ({ length }) => setHasTexts((before) => before || length > 0) });
  return hasTexts ? <ArticleEditor article={undefined} textsOf={id} siteUrl={siteUrl} /> : <ArticleNotFound />;
}
