import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { labelOf } from './form/field-names.ts';
import { NamedPages } from './NamedPages.tsx';
import { FILE } from './VersionList.tsx';
import { t } from './words.ts';

type Props = {
  detail: DocumentDetail;
  newer: NewerProps | undefined;
  /** What was refused without a field. */
  problem: string | undefined;
  /** What was said of fields that the form does not show. */
  unplaced: { path: string; message: string }[];
  restoredFrom: number | null;
  /** Whether the form comes from before a reload. */
  isKept: boolean;
  offered: OfferedProps[];
  onDiscard: () => void;
};

/** What the user has to know of the form before going on. */
export function EditorNotices({ detail, newer, problem, unplaced, restoredFrom, isKept, offered, onDiscard }: Props) {
  return (
    <div className="mt-4 max-w-3xl space-y-4 empty:hidden">
      {newer && <Newer {...newer} />}
      {(problem !== undefined || unplaced.length > 0) && (
        <div
          role="alert"
          data-summary
          tabIndex={-1}
          className="rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger"
        >
          {problem !== undefined && <p>{problem}</p>}
          {unplaced.map(({ path: place, message }) => (
            <div key={place} lang="nl">
              <p>{place === 'document' || place === 'publish' ? message : `${place} ${message}`}</p>
              {detail.namedOn[place] && <NamedPages pages={detail.namedOn[place]} />}
            </div>
          ))}
        </div>
      )}
      {detail.review?.hasChanged && (
        <p className="rounded-xs border border-linen bg-plaster px-4 py-2.5 text-sm">
          {t(
            'The text that readers see was changed since its medical review. Have it read again, unless it was a slip.',
          )}
        </p>
      )}
      {restoredFrom !== null && (
        <Notice action={t('Take it out again')} onAction={onDiscard}>
          {restoredFrom === FILE
            ? t('The file is in the form. Nothing changes until you save or publish it.')
            : t('Version {number} is in the form. Nothing changes until you save or publish it.', {
                number: String(restoredFrom),
              })}
        </Notice>
      )}
      {isKept && restoredFrom === null && (
        <Notice action={t('Discard it')} onAction={onDiscard}>
          {t('What you typed before and did not save is here again.')}
        </Notice>
      )}
      {offered.map((other) => (
        <Offered key={other.at} {...other} />
      ))}
    </div>
  );
}

type OfferedProps = { at: string; changed: string[]; onRestore: () => void; onDiscard: () => void };

/** What was typed in another tab, or in an earlier visit, and is not in the form. */
const Offered = ({ at, changed, onRestore, onDiscard }: OfferedProps) => (
  <div
    ref={passFocusToPage}
    role="status"
    className="flex flex-wrap items-center gap-3 rounded-xs bg-success-soft px-4 py-3 text-sm"
  >
    <p className="mr-auto max-w-prose wrap-anywhere">
      {t('You have other unsaved changes of this page, from {when}.', { when: formatDateTime(at) })}{' '}
      {changed.length > 0 && `${t('Changed: {fields}.', { fields: changed.map(labelOf).join(', ') })} `}
      {t('Restore shows them; what is in the form now is kept.')}
    </p>
    <button type="button" className={button('primary', 'small')} onClick={onRestore}>
      {t('Restore')}
    </button>
    <button type="button" className={button('quiet', 'small')} onClick={onDiscard}>
      {t('Discard')}
    </button>
  </div>
);

type NoticeProps = { action: string; onAction: () => void; children: ReactNode };

const Notice = ({ action, onAction, children }: NoticeProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 rounded-xs border border-linen bg-plaster px-4 py-1.5 text-sm"
  >
    <p className="py-1.5">{children}</p>
    <button type="button" className={`${button('quiet', 'small')} -mx-4`} onClick={onAction}>
      {action}
    </button>
  </div>
);

type NewerProps = {
  newest: DocumentDetail;
  /** The fields in which theirs differs from what the user started with. */
  changed: string[];
  isChanged: boolean;
  onTheirs: () => void;
  onMine: () => void;
};

/** A colleague saved meanwhile. Nothing is overwritten before the user chooses. */
function Newer({ newest, changed, isChanged, onTheirs, onMine }: NewerProps) {
  const { number, changedBy, changedAt } = newest;
  const isOwn = changedBy === useStaffUser().email;
  const saved = { name: changedBy ?? t('Somebody'), number: String(number) };
  return (
    <div role="alert" data-summary tabIndex={-1} className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
      <p className="font-medium text-danger">
        {changedAt
          ? t(
              isOwn
                ? 'You saved version {number} elsewhere meanwhile, on {when}.'
                : '{name} saved version {number} meanwhile, on {when}.',
              { ...saved, when: formatDateTime(changedAt) },
            )
          : t('{name} saved version {number} meanwhile.', saved)}
      </p>
      {changed.length > 0 && (
        <p className="mt-1">{t('Changed: {fields}.', { fields: changed.map(labelOf).join(', ') })}</p>
      )}
      {isChanged && <p className="mt-1">{t('What you typed is still in the form.')}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={button('secondary', 'small')} onClick={onTheirs}>
          {t('Load theirs')}
        </button>
        {isChanged && (
          <button type="button" className={button('secondary', 'small')} onClick={onMine}>
            {t('Go on with mine')}
          </button>
        )}
      </div>
    </div>
  );
}
