import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { labelOf } from './form/field-names.ts';
import type { Leftover } from './form/fitted.ts';
import type { NewerProps } from './meanwhile/Notices.tsx';
import type { Taken as TakenVersion, useMeanwhile } from './meanwhile/use-meanwhile.ts';
import { NamedPages } from './NamedPages.tsx';
import { FILE } from './VersionList.tsx';
import { t } from './words.ts';

type Props = {
  detail: DocumentDetail;
  newer: NewerProps | undefined;
  /** What a colleague saved meanwhile, and is in the form now. */
  taken: TakenVersion | undefined;
  onSeen: () => void;
  /** What shows these, and what has no place; undefined until it has arrived. */
  Code: ReturnType<typeof useMeanwhile>['code'];
  /** What was refused without a field. */
  problem: string | undefined;
  /** What was said of fields that the form does not show. */
  unplaced: { path: string; message: string }[];
  restoredFrom: number | null;
  /** Whether the form comes from before a reload. */
  isKept: boolean;
  offered: OfferedProps[];
  /** What has no place in the form any more. */
  left: Leftover[];
  onDiscard: () => void;
  onDiscardLeft: () => void;
};

/** What the user has to know of the form before going on. */
export function EditorNotices(props: Props) {
  const { detail, newer, taken, problem, unplaced, restoredFrom, isKept, offered, left, onSeen } = props;
  const { Code, onDiscard, onDiscardLeft } = props;
  return (
    <div className="mt-4 max-w-3xl space-y-4 empty:hidden">
      {newer && Code && <Code.Newer {...newer} />}
      {taken && !newer && Code && <Code.Taken {...taken} onSeen={onSeen} />}
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
      {left.length > 0 && Code && <Code.Left left={left} onDiscard={onDiscardLeft} />}
    </div>
  );
}

type OfferedProps = { at: string; changed: string[]; isBusy: boolean; onRestore: () => void; onDiscard: () => void };

/** What was typed in another tab, or in an earlier visit, and is not in the form. */
const Offered = ({ at, changed, isBusy, onRestore, onDiscard }: OfferedProps) => (
  <div
    ref={passFocusToPage}
    role="status"
    className="flex flex-wrap items-center gap-3 rounded-xs bg-success-soft px-4 py-3 text-sm"
  >
    <p className="mr-auto max-w-prose wrap-anywhere">
      {t('You have other unsaved changes of this page, from {when}.', { when: formatDateTime(at) })}{' '}
      {changed.length > 0 && `${changedIn(changed)} `}
      {t('Restore shows them; what is in the form now is kept.')}
    </p>
    <button
      type="button"
      className={button('primary', 'small')}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onRestore()}
    >
      {t('Restore')}
    </button>
    <button
      type="button"
      className={button('quiet', 'small')}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onDiscard()}
    >
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

/** A sentence about fields. */
export const changedIn = (names: string[]) => t('Changed: {fields}.', { fields: names.map(labelOf).join(', ') });
