import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { SiteDocument } from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import type { ScreenModule } from '../app/screens.ts';
import { formatDateTime } from '../data/format-date.ts';
import { keptForms } from '../data/local-storage.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { BeforeOnlineLine } from './BeforeOnlineLine.tsx';
import { $documents } from './clinic.ts';
import { DocumentChips } from './DocumentChips.tsx';
import { SiteLine } from './SiteLine.tsx';
import { documentTitle, groupTitle } from './titles/document-title.ts';
import { t } from './words.ts';

/** The facts and pages of the clinic. */
function ClinicScreen() {
  return (
    <>
      <div className="mb-6">
        <h1 className="text-2xl">{t('Clinic')}</h1>
        <p className="mt-1 mb-2 max-w-prose text-sm text-ink-soft">
          {t(
            'Opening hours, prices, the team and the pages of the website. What you publish is online once the line below says so.',
          )}
        </p>
        <SiteLine />
        <BeforeOnlineLine />
      </div>
      <Documents />
    </>
  );
}

export const screen: ScreenModule = { Screen: ClinicScreen, queries: () => [$documents] };

function Documents() {
  const { data: newest, error } = useStore($documents);
  const data = usePreviousValue(newest);
  const { id: userId } = useStaffUser();
  const kept = useSyncExternalStore(listenToStorage, () => keptForms(userId).join('\n')).split('\n');
  useRestoredPosition(data !== undefined);
  if (error && !data)
    return <LoadError what={t('the facts and pages')} error={error} onRetry={() => $documents.revalidate()} />;
  if (!data) return <Skeletons label={t('Loading the facts and pages')} className="space-y-3" itemClassName="h-16" />;
  const groups = [...new Set(data.documents.map(({ group }) => group))];
  return (
    <div className="space-y-8">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="mb-3 text-lg">
            {groupTitle(group)}
          </h2>
          <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
            {data.documents
              .filter((document) => document.group === group)
              .map((document) => (
                <DocumentRow key={document.path} document={document} isKept={kept.includes(document.path)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What another tab keeps or saves. */
function listenToStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** The whole row leads to the document. */
function DocumentRow({ document, isKept }: { document: SiteDocument; isKept: boolean }) {
  const { path, changedAt, changedBy } = document;
  const title = documentTitle(document.title);
  return (
    <li>
      <article aria-label={title} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <h3 className="min-w-0 font-sans text-sm font-medium tracking-normal">
          <a
            href={paths.clinicDocument(path)}
            lang={path.includes('/') ? 'nl' : undefined}
            className="inline-flex min-h-8 items-center wrap-anywhere underline-offset-4 not-hover:no-underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </h3>
        {isKept && <span className={badge('quiet')}>{t('Not saved yet')}</span>}
        <DocumentChips document={document} />
        {changedAt && (
          <p className="text-xs text-ink-soft sm:ml-auto">
            {formatDateTime(changedAt)}
            {changedBy && `, ${changedBy}`}
          </p>
        )}
      </article>
    </li>
  );
}
