import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Revision, RevisionDetails } from '../../shared/contract/articles/revisions.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { articleQuery } from '../articles/articles.ts';
import { useMay } from '../data/staff-user.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { useOnDemand } from '../navigation/on-demand.ts';
import { setQueryParams } from '../navigation/query-params.ts';
import { AsRead } from './AsRead.tsx';
import { authorAndTime, describeReason, stateOf, versionName } from './history.ts';
import { LoadedVersion } from './LoadedVersion.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import type { Selection, View } from './selection.ts';
import { VersionChanges } from './VersionChanges.tsx';
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
      <LoadedVersion key={number} articleId={articleId} number={number}>
        {(details) => (
          <Version articleId={articleId} details={details} other={other} selection={selection} revisions={revisions} />
        )}
      </LoadedVersion>
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

/** Two columns do not fit on a phone. */
const NARROW = '(max-width: 40rem)';

function listen(onChange: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

type VersionProps = Omit<Props, 'number'> & { details: RevisionDetails };

function Version({ articleId, details, other, selection, revisions }: VersionProps) {
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
              content: () => <VersionChanges {...compared} layout={isNarrow ? 'inline' : 'side'} />,
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
