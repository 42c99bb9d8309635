import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import type { ScreenModule } from '../app/screens.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { setScreenTitle } from '../navigation/navigate.ts';
import { $documentParams } from '../navigation/query-params.ts';
import { $documents, documentQuery } from './clinic.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { documentTitle } from './titles/document-title.ts';
import { t } from './words.ts';

const fieldIn = (params: URLSearchParams): string => params.get('field') ?? '';
const pathIn = (params: URLSearchParams): string => params.get('path') ?? '';

function DocumentScreen() {
  const params = useStore($documentParams);
  const path = pathIn(params);
  return <Document key={path} path={path} openAt={fieldIn(params)} />;
}

export const screen: ScreenModule = {
  Screen: DocumentScreen,
  queries: (_, params) => [$documents, documentQuery(pathIn(params))],
};

function Document({ path, openAt }: { path: string; openAt: string }) {
  const $document = useMemo(() => documentQuery(path), [path]);
  const { data, error } = useStore($document);
  const detail = usePreviousValue(data);
  const title = detail && documentTitle(detail.title);
  useEffect(() => {
    if (title) setScreenTitle(title);
  }, [title]);
  if (detail) return <DocumentEditor detail={detail} openAt={openAt} />;
  if (error instanceof ApiError && error.status === 404) return <DocumentNotFound />;
  if (error) return <LoadError what={t('this page')} error={error} onRetry={() => $document.revalidate()} />;
  return <Skeletons label={t('Loading')} className="space-y-3" itemClassName="h-20" />;
}

const DocumentNotFound = () => (
  <div className="py-16 text-center">
    <h1 className="text-2xl">{t('Page not found')}</h1>
    <p className="mt-2 text-sm text-ink-soft">{t('The website has no such page.')}</p>
    <a href={paths.clinic} className={`${button('secondary', 'small')} mt-6`}>
      {t('Back to Clinic')}
    </a>
  </div>
);
