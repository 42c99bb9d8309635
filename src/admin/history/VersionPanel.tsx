import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { Revision, RevisionDetails } from '../../shared/contract/articles/revisions.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import type { SelectOption } from '../../ui/forms/Select.tsx';
import { importModule } from '../../ui/islands/import-module.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { articleQuery } from '../articles/articles.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { compareVersions } from '../compare/compare-versions.ts';
import { formatDateTime } from '../data/format-date.ts';
import { refresh } from '../data/query.ts';
import { useMay } from '../data/staff-user.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { formFromArticle } from '../editor/state/form.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useOnDemand } from '../navigation/on-demand.ts';
import { setQueryParams } from '../navigation/query-params.ts';
import { AsRead } from './AsRead.tsx';
import { authorAndTime, describeReason, stateOf, useVersionQuery } from './history.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { type Selection, type View, versionBefore } from './selection.ts';
import { t } from './words.ts';

type Props = {
  articleId: number;
  number: number;
  /** The version that it is compared with. */
  other: number | undefined;
  selection: Selection;
  revisions: Revision[];
};

/** The selected version: its description, actions and text. */
export function VersionPanel({ articleId, number, other, selection, revisions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOutOfSight(heading, number);
  return (
    <section aria-labelledby="version" className="min-w-0">
      <a
        href="#versions"
        className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4 lg:hidden"
      >
        <span aria-hidden="true">↑&nbsp;</span>
        {t('All versions')}
      </a>
      <h2 ref={heading} id="version" tabIndex={-1} className="scroll-mt-6 text-xl">
        {versionName(number)}
      </h2>
      <SelectedVersion
        key={number}
        articleId={articleId}
        number={number}
        other={other}
        selection={selection}
        revisions={revisions}
      />
    </section>
  );
}

/** Scrolls to a selected version that is out of sight, as below the list on a phone. */
function useFocusOutOfSight(heading: React.RefObject<HTMLElement | null>, number: number): void {
  const last = useRef(number);
  useEffect(() => {
    if (last.current === number) return;
    last.current = number;
    const { top = 0, bottom = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) heading.current?.focus();
  }, [heading, number]);
}

function SelectedVersion({ articleId, number, ...props }: Props) {
  const $version = useVersionQuery(articleId, number);
  const { data, error } = useStore($version);
  // Renaming refetches the version; the focused button stays.
  const shown = usePreviousValue(data);
  if (error instanceof ApiError && error.status === 404)
    return <VersionNotFound articleId={articleId} number={number} />;
  if (error)
    return (
      <LoadError
        what={t('version {number}', { number: String(number) })}
        error={error}
        onRetry={() => $version.revalidate()}
      />
    );
  if (!shown)
    return (
      <Skeletons
        label={t('Loading version {number}', { number: String(number) })}
        className="mt-4 space-y-3"
        itemClassName="h-20"
      />
    );
  return <LoadedVersion articleId={articleId} details={shown} {...props} />;
}

/** Two columns do not fit on a phone. */
const NARROW = '(max-width: 40rem)';

function listen(onChange: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

type LoadedProps = Omit<Props, 'number'> & { details: RevisionDetails };

function LoadedVersion({ articleId, details, other, selection, revisions }: LoadedProps) {
  const { revision } = details;
  const state = stateOf(revision);
  const isFirst = other === undefined;
  const view: View = selection.view ?? (isFirst ? 'read' : 'changes');
  const isNarrow = useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
  const compared = { articleId, details, other, revisions };
  return (
    <>
      {revision.name && (
        <p lang="nl" className="font-serif text-lg wrap-anywhere hyphens-auto">
          {revision.name}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 wrap-anywhere text-sm text-ink-soft">
        <span>{describeReason(revision)}</span>
        <time dateTime={revision.createdAt} className="tabular-figures">
          {authorAndTime(revision)}
        </time>
        {state && <span className={badge(state === 'Live now' ? 'success' : 'draft')}>{t(state)}</span>}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <WriteGate articleId={articleId}>
          {!revision.isCurrent && <RestoreButton articleId={articleId} details={details} />}
          <NameButton articleId={articleId} revision={revision} />
          {state !== 'Live now' && <ShareVersionButton articleId={articleId} version={revision.number} />}
        </WriteGate>
      </div>
      <div className="mt-6">
        <Tabs
          label={t('How to show this version')}
          value={view}
          onChange={(chosen) => setQueryParams({ version: String(revision.number), view: chosen })}
          tabs={[
            {
              value: 'changes',
              label: t('What changed'),
              content: () => <ComparedWith {...compared} layout={isNarrow ? 'inline' : 'side'} />,
            },
            { value: 'read', label: t('As it reads'), content: () => <AsRead article={details.article} /> },
          ]}
        />
      </div>
    </>
  );
}

const loadNameDialog = async () => (await importModule(() => import('./NameDialog.tsx'))).NameDialog;

function NameButton({ articleId, revision }: { articleId: number; revision: Revision }) {
  const [isOpen, setOpen] = useState<true | null>(null);
  const NameDialog = useOnDemand(isOpen, loadNameDialog, setOpen);
  return (
    <>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen(true)}>
        {t(revision.name ? 'Change the name' : 'Name this version')}
      </button>
      {NameDialog && <NameDialog articleId={articleId} revision={revision} onClose={() => setOpen(null)} />}
    </>
  );
}

// Loads the code of links when the user first shares a version.
const loadShareDialog = async () => (await importModule(() => import('../preview/ShareDialog.tsx'))).ShareDialog;

function ShareVersionButton({ articleId, version }: { articleId: number; version: number }) {
  const [isOpen, setOpen] = useState<true | null>(null);
  const ShareDialog = useOnDemand(isOpen, loadShareDialog, setOpen);
  return (
    <>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen(true)}>
        {t('Share this version')}
      </button>
      {ShareDialog && <ShareDialog articleId={articleId} version={version} onClose={() => setOpen(null)} />}
    </>
  );
}

type WriteGateProps = { articleId: number; children: ReactNode };

/** For users who may write in the article, such as its author. */
const WriteGate = (props: WriteGateProps) => (useMay('articles.write') ? props.children : <IfOwn {...props} />);

function IfOwn({ articleId, children }: WriteGateProps) {
  const [$article] = useState(() => articleQuery(articleId));
  const article = usePreviousValue(useStore($article).data);
  return useMay('articles.write', article) && children;
}

type ComparedWithProps = {
  articleId: number;
  details: RevisionDetails;
  other: number | undefined;
  layout: 'side' | 'inline';
  revisions: Revision[];
};

/** The selected version beside another one. */
function ComparedWith({ articleId, details, other, layout, revisions }: ComparedWithProps) {
  const { number } = details.revision;
  const options = otherVersions(revisions, number, other);
  if (options.length === 0)
    return <p className="text-sm text-ink-soft">{t('There is no other version to compare it with yet.')}</p>;
  return (
    <>
      <div className="max-w-md">
        <SelectField
          label={t('Compared with')}
          value={other === undefined ? '' : String(other)}
          placeholder={t('Choose a version')}
          onChange={(chosen) => setQueryParams({ version: String(number), with: chosen })}
          options={options}
        />
      </div>
      {other !== undefined && (
        <OtherVersion key={other} articleId={articleId} details={details} other={other} layout={layout} />
      )}
    </>
  );
}

type OtherProps = Omit<ComparedWithProps, 'other' | 'revisions'> & { other: number };

function OtherVersion({ articleId, details, other, layout }: OtherProps) {
  const $version = useVersionQuery(articleId, other);
  const { data, error } = useStore($version);
  const shown = usePreviousValue(data);
  if (error instanceof ApiError && error.status === 404)
    return <VersionNotFound articleId={articleId} number={other} />;
  if (error)
    return (
      <LoadError
        what={t('version {number}', { number: String(other) })}
        error={error}
        onRetry={() => $version.revalidate()}
      />
    );
  if (!shown)
    return (
      <Skeletons
        label={t('Loading version {number}', { number: String(other) })}
        className="mt-5 space-y-3"
        itemClassName="h-20"
      />
    );
  return <Compared one={details} other={shown} layout={layout} />;
}

/** The earlier version is always the one before. */
function Compared({ one, other, layout }: { one: RevisionDetails; other: RevisionDetails; layout: 'side' | 'inline' }) {
  const isLater = one.revision.number > other.revision.number;
  const [before, after] = isLater ? [other, one] : [one, other];
  const differences = useMemo(() => compare(before, after), [before, after]);
  const numbers = { before: String(before.revision.number), after: String(after.revision.number) };
  const labels = { before: versionName(numbers.before), after: versionName(numbers.after) };
  return (
    <>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {differences.length === 0
          ? t('Version {before} and version {after} are the same.', numbers)
          : t('From version {before} to version {after}: {fields}.', {
              ...numbers,
              fields: differences.map(({ name }) => name.toLowerCase()).join(', '),
            })}
      </p>
      <Comparison differences={differences} labels={labels} layout={layout} first="before" />
    </>
  );
}

const versionName = (number: number | string) => t('Version {number}', { number: String(number) });

/** Shows in the browser's profiler how long it took. */
function compare(before: RevisionDetails, after: RevisionDetails) {
  const start = performance.now();
  const differences = compareVersions(formFromArticle(before.article), formFromArticle(after.article));
  performance.measure('compare versions', { start });
  return differences;
}

/** What a version can be compared with: the one before it and the current one first, then the others of the list. */
export function otherVersions(revisions: Revision[], number: number, chosen: number | undefined): SelectOption[] {
  const before = versionBefore(number, revisions);
  const current = revisions.filter(({ isCurrent }) => isCurrent).map((revision) => revision.number);
  const listed = revisions.map((revision) => revision.number);
  const all = new Set(
    [before, ...current, chosen, ...listed].filter((other) => other !== undefined && other !== number),
  );
  return [...all].map((other) => ({ value: String(other), label: optionLabel(other as number) }));

  function optionLabel(other: number): string {
    const revision = revisions.find((listed) => listed.number === other);
    const state = revision && stateOf(revision);
    const notes = [
      other === before && t('the one before it'),
      state && t(state).toLowerCase(),
      revision && (revision.name ?? describeReason(revision)),
      revision && formatDateTime(revision.createdAt),
    ];
    return [versionName(other), ...notes.filter(Boolean)].join(' · ');
  }
}

/** For a version that was pruned or never existed. When the whole article is deleted, the list says so. */
function VersionNotFound({ articleId, number }: { articleId: number; number: number }) {
  return (
    <div role="alert" className="mt-4 rounded-sm border border-linen/60 bg-surface px-5 py-6">
      <p className="text-base">{t('Version {number} no longer exists.', { number: String(number) })}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t('A version is deleted 90 days after the next one, unless readers saw it or it has a name.')}
      </p>
      <a
        href={paths.history(articleId)}
        className={`${button('secondary', 'small')} mt-4`}
        onClick={() => refresh(['article', articleId])}
      >
        {t('Show the newest version')}
      </a>
    </div>
  );
}
