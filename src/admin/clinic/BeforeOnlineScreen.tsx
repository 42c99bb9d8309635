import type { BeforeOnline } from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../app/screens.ts';
import { useMay } from '../data/staff-user.ts';
import { useFresh } from '../data/use-fresh.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $beforeOnline } from './clinic.ts';
import { documentTitle } from './titles/document-title.ts';
import { t } from './words.ts';

const GROUPS = [
  { level: 'must', title: 'Must', hint: 'What is not true yet, or what the law asks for.' },
  {
    level: 'should',
    title: 'Should',
    hint: 'What visitors miss. The website leaves it out, or says it in general words.',
  },
  { level: 'later', title: 'Later', hint: 'The website can do without for a while.' },
] as const satisfies ReadonlyArray<{ level: BeforeOnline['level']; title: string; hint: string }>;

/** What is still to be done before the website goes online; each line leads to its field. */
function BeforeOnlineScreen() {
  const mayPublish = useMay('site.publish');
  return (
    <>
      <a href={paths.clinic} className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4">
        <span aria-hidden="true">←&nbsp;</span>
        {t('Back to Clinic')}
      </a>
      <h1 className="mt-1 text-2xl">{t('Before the website goes online')}</h1>
      {mayPublish ? (
        <List />
      ) : (
        <p className="mt-2 text-sm text-ink-soft">
          {t('Editors and administrators see here what is still to be done.')}
        </p>
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: BeforeOnlineScreen };

function List() {
  const { data, error } = useFresh($beforeOnline);
  useRestoredPosition(data !== undefined);
  if (error && !data)
    return <LoadError what={t('the list')} error={error} onRetry={() => $beforeOnline.revalidate()} />;
  if (!data) return <Skeletons label={t('Loading the list')} className="mt-6 space-y-3" itemClassName="h-16" />;
  const { entries, isHidden } = data;
  return (
    <>
      <p className="mt-1 mb-8 max-w-prose text-sm text-ink-soft">
        {isHidden
          ? t(
              'Until nothing of the first list is left on the pages, the website asks search engines to stay away, tells visitors that it is being made, and leaves out who reviewed a page, registrations and portraits that are examples. Each line leads to its field. A line goes away when you publish.',
            )
          : t('Search engines may find the website. Each line leads to its field, and goes away when you publish.')}
      </p>
      {entries.length === 0 && <EmptyState title={t('All done')} hint={t('Nothing is left to fill in.')} />}
      <div className="max-w-3xl space-y-10">
        {GROUPS.map((group) => (
          <Group key={group.level} group={group} entries={entries.filter(({ level }) => level === group.level)} />
        ))}
      </div>
    </>
  );
}

type GroupProps = { group: (typeof GROUPS)[number]; entries: readonly BeforeOnline[] };

function Group({ group: { level, title, hint }, entries }: GroupProps) {
  if (entries.length === 0) return null;
  const documents = [...new Set(entries.map((entry) => entry.title))];
  return (
    <section aria-labelledby={`before-${level}`}>
      <h2 id={`before-${level}`} className="text-lg">
        {t(title)} <span className="tabular-figures text-ink-soft">({entries.length})</span>
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-soft">{t(hint)}</p>
      <div className="space-y-5">
        {documents.map((document) => (
          <div key={document}>
            <h3 className="mb-1.5 font-sans text-sm font-medium tracking-normal wrap-anywhere">
              {documentTitle(document)}
            </h3>
            <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
              {entries
                .filter((entry) => entry.title === document)
                .map((entry) => (
                  <Row key={`${entry.href} ${entry.name} ${entry.value}`} entry={entry} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The whole row leads to the field. */
const Row = ({ entry: { title, name, value, sentence, href } }: { entry: BeforeOnline }) => (
  <li lang="nl" className="relative px-4 py-2.5 text-sm wrap-anywhere">
    <p className="flex flex-wrap gap-x-3">
      <a
        href={href}
        className="inline-block min-h-6 font-medium underline-offset-4 not-hover:no-underline after:absolute after:inset-0"
      >
        {name || documentTitle(title)}
      </a>
      <span className="text-ink-soft">{value || 'nog leeg'}</span>
    </p>
    <p className="text-ink-soft">{sentence}</p>
  </li>
);
