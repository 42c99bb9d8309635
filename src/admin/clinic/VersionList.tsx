import type { DocumentDetail, DocumentVersion } from '../../shared/contract/site-documents.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { hidden } from '../language/words.tsx';
import { Actions } from '../lists/Actions.tsx';
import { t } from './words.ts';

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
    <section aria-labelledby="versions" className="min-w-0">
      <h2 id="versions" className="mb-3 text-lg">
        {t('History')}
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
            {t('The file')} {online === FILE && <span className={badge('success')}>{t('Online')}</span>}
            <span className="basis-full text-xs text-ink-soft">{t('What the website came with')}</span>
          </p>
          <Actions isBusy={isBusy} className="-mx-4 sm:-mr-2 lg:-mx-4">
            {versions.length > 0 && <ShowButton version={FILE} onShow={onShow} />}
            {state === 'published' && mayPublish && (
              <button type="button" className={button('quiet', 'small')} onClick={onBackToFile}>
                {t('Back to the file')}
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
    restoredFrom !== null &&
      (restoredFrom === FILE ? t('from the file') : t('from version {number}', { number: String(restoredFrom) })),
    publishAt !== null && !isScheduled && t('online from {when}', { when: formatDateTime(publishAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 lg:flex-col lg:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {isFile
            ? t('Version {number}: back to the file', { number: String(number) })
            : t('Version {number}', { number: String(number) })}{' '}
          {publishAt === null && <span className={badge('draft')}>{t('Draft')}</span>}
          {isScheduled && publishAt !== null && (
            <span className={badge('quiet')}>{t('From {when}', { when: formatDateTime(publishAt) })}</span>
          )}
          {isOnline && <span className={badge('success')}>{t('Online')}</span>}
        </p>
        <p className="mt-0.5 text-xs text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Actions isBusy={isBusy} className="-mx-4 sm:-mr-2 lg:-mx-4">
        <ShowButton version={number} onShow={onShow} />
        {isScheduled && onCancel && (
          <button type="button" className={button('quiet-danger', 'small')} onClick={() => onCancel(number)}>
            {t.rich('Cancel<hidden> the time of version {number}</hidden>', { hidden, number: String(number) })}
          </button>
        )}
      </Actions>
    </li>
  );
}

const ShowButton = ({ version, onShow }: { version: number } & Pick<Props, 'onShow'>) => (
  <button type="button" className={button('quiet', 'small')} onClick={() => onShow(version)}>
    {version === FILE
      ? t.rich('Show<hidden> the file</hidden>', { hidden })
      : t.rich('Show<hidden> version {number}</hidden>', { hidden, number: String(version) })}
  </button>
);
