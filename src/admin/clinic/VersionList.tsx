import { useStore } from '@nanostores/react';
import type { DocumentDetail, DocumentVersion } from '../../shared/contract/site-documents.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime, formatMoment } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { Actions } from '../lists/Actions.tsx';
import { $now } from '../schedule/clock.ts';

/** The file that the website came with. */
export const FILE = 0;

type Props = {
  detail: DocumentDetail;
  isBusy: boolean;
  onShow: (number: number) => void;
  onCancel: (number: number) => void;
  onBackToFile: () => void;
};

/** What the document was, the newest first. */
export function VersionList({ detail: { versions, state }, isBusy, onShow, onCancel, onBackToFile }: Props) {
  const now = useStore($now);
  const mayPublish = useMay('site.publish');
  const online = onlineNumber(versions, now);
  return (
    <section aria-labelledby="versions" className="mt-10 max-w-3xl">
      <h2 id="versions" className="mb-3 text-lg">
        History
      </h2>
      <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
        {versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            isOnline={version.number === online}
            isScheduled={version.publishAt !== null && Date.parse(version.publishAt) > now}
            isBusy={isBusy}
            onShow={onShow}
            onCancel={mayPublish ? onCancel : undefined}
          />
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            The file
            {online === FILE && <span className={badge('success')}>Online</span>}
            <span className="basis-full text-xs text-ink-soft">What the website came with</span>
          </p>
          <Actions isBusy={isBusy} className="-mx-4 sm:-mr-2">
            {versions.length > 0 && <ShowButton name="the file" onClick={() => onShow(FILE)} />}
            {state === 'published' && mayPublish && (
              <button type="button" className={button('quiet', 'small')} onClick={onBackToFile}>
                Back to the file
              </button>
            )}
          </Actions>
        </li>
      </ul>
    </section>
  );
}

/** The version that visitors see; a version without text is the file. */
function onlineNumber(versions: readonly DocumentVersion[], now: number): number {
  const [newest] = versions
    .filter(({ publishAt }) => publishAt !== null && Date.parse(publishAt) <= now)
    .sort((one, other) => (other.publishAt ?? '').localeCompare(one.publishAt ?? '') || other.number - one.number);
  return newest && !newest.isFile ? newest.number : FILE;
}

type VersionProps = {
  version: DocumentVersion;
  isOnline: boolean;
  isScheduled: boolean;
  isBusy: boolean;
  onShow: (number: number) => void;
  onCancel: ((number: number) => void) | undefined;
};

function Version({ version, isOnline, isScheduled, isBusy, onShow, onCancel }: VersionProps) {
  const { number, createdAt, actor, publishAt, restoredFrom, isFile } = version;
  const facts = [
    formatDateTime(createdAt),
    actor,
    restoredFrom !== null && `from ${restoredFrom === FILE ? 'the file' : `version ${restoredFrom}`}`,
    publishAt !== null && !isScheduled && `online from ${formatMoment(publishAt)}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          Version {number}
          {isFile && ': back to the file'}
          {publishAt === null && <span className={badge('draft')}>Draft</span>}
          {isScheduled && publishAt !== null && <span className={badge()}>From {formatMoment(publishAt)}</span>}
          {isOnline && <span className={badge('success')}>Online</span>}
        </p>
        <p className="mt-0.5 text-xs text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Actions isBusy={isBusy} className="-mx-4 sm:-mr-2">
        <ShowButton name={`version ${number}`} onClick={() => onShow(number)} />
        {isScheduled && onCancel && (
          <button type="button" className={button('quiet-danger', 'small')} onClick={() => onCancel(number)}>
            Cancel<span className="sr-only"> the time of version {number}</span>
          </button>
        )}
      </Actions>
    </li>
  );
}

const ShowButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" className={button('quiet', 'small')} onClick={onClick}>
    Show<span className="sr-only"> {name}</span>
  </button>
);
