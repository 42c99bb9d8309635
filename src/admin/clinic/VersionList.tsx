import type { DocumentDetail, DocumentVersion } from '../../shared/contract/site-documents.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { Actions } from '../lists/Actions.tsx';

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
export function VersionList({ detail, isBusy, onShow, onCancel, onBackToFile }: Props) {
  const { versions, state, scheduledFor } = detail;
  const mayPublish = useMay('site.publish');
  // By what the server says: its clock is the one that counts.
  const isScheduled = ({ publishAt }: DocumentVersion) =>
    publishAt !== null && scheduledFor !== null && Date.parse(publishAt) >= Date.parse(scheduledFor);
  const online = onlineNumber(versions.filter((version) => !isScheduled(version)));
  return (
    <section
      aria-labelledby="versions"
      className="mt-10 min-w-0 lg:sticky lg:top-6 lg:mt-8 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <h2 id="versions" className="mb-3 text-lg">
        History
      </h2>
      <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
        {versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            isOnline={version.number === online}
            isScheduled={isScheduled(version)}
            isBusy={isBusy}
            onShow={onShow}
            onCancel={mayPublish ? onCancel : undefined}
          />
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 lg:flex-col lg:items-start">
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            The file {online === FILE && <span className={badge('success')}>Online</span>}
            <span className="basis-full text-xs text-ink-soft">What the website came with</span>
          </p>
          <Actions isBusy={isBusy} className="-mx-4 sm:-mr-2 lg:-mx-4">
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
function onlineNumber(versions: readonly DocumentVersion[]): number {
  const [newest] = versions
    .filter(({ publishAt }) => publishAt !== null)
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
    publishAt !== null && !isScheduled && `online from ${formatDateTime(publishAt)}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 lg:flex-col lg:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          Version {number}
          {isFile && ': back to the file'} {publishAt === null && <span className={badge('draft')}>Draft</span>}
          {isScheduled && publishAt !== null && (
            <span className={badge('quiet')}>From {formatDateTime(publishAt)}</span>
          )}
          {isOnline && <span className={badge('success')}>Online</span>}
        </p>
        <p className="mt-0.5 text-xs text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Actions isBusy={isBusy} className="-mx-4 sm:-mr-2 lg:-mx-4">
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
