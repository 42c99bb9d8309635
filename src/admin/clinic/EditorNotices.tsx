import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { form } from '../forms/form-classes.ts';
import { labelOf } from './form/field-names.ts';
import type { Leftover } from './form/fitted.ts';
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
  const { onDiscard, onDiscardLeft } = props;
  return (
    <div className="mt-4 max-w-3xl space-y-4 empty:hidden">
      {newer && <Newer {...newer} />}
      {taken && !newer && <Taken {...taken} onSeen={onSeen} />}
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
      {left.length > 0 && <Left left={left} onDiscard={onDiscardLeft} />}
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
      {changed.length > 0 && `${changedIn(changed)} `}
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

/** What was typed before an update of the site. */
const Left = ({ left, onDiscard }: { left: Leftover[]; onDiscard: () => void }) => (
  <div ref={passFocusToPage} className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
    <p role="status">
      {t('The website was updated, and this form has no place any more for what stands below. Copy what you need.')}
    </p>
    {left.map(({ path, text }) => (
      <label key={`${path.join('.')} ${text}`} className="mt-3 block font-medium">
        {path.map(labelOf).join(' › ')}
        <textarea
          readOnly
          lang="nl"
          rows={Math.min(text.split('\n').length + 1, 8)}
          className={`${form.textarea} mt-1 font-normal`}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </label>
    ))}
    <button type="button" className={`${button('quiet', 'small')} mt-1 -ml-4`} onClick={onDiscard}>
      {t('Discard it')}
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

/** Who saved which version, and when. */
function SavedMeanwhile({ newest: { number, changedBy, changedAt } }: { newest: DocumentDetail }) {
  const isOwn = changedBy === useStaffUser().email;
  const saved = { name: changedBy ?? t('Somebody'), number: String(number) };
  if (number === 0) return t('An update of the website changed this page meanwhile.');
  if (!changedAt) return t('{name} saved version {number} meanwhile.', saved);
  return t(
    isOwn
      ? 'You saved version {number} elsewhere meanwhile, on {when}.'
      : '{name} saved version {number} meanwhile, on {when}.',
    { ...saved, when: formatDateTime(changedAt) },
  );
}

type NewerProps = {
  newest: DocumentDetail;
  /** The fields in which theirs differs from what the user started with. */
  changed: string[];
  isChanged: boolean;
  meanwhile: Pick<ReturnType<typeof useMeanwhile>, 'clashes' | 'Clashes' | 'choices' | 'onChoose' | 'goOn'>;
  onTheirs: () => void;
};

/** A colleague saved meanwhile. Nothing in the form changes before the user chooses. */
function Newer({ newest, changed, isChanged, meanwhile, onTheirs }: NewerProps) {
  const { clashes, Clashes, choices, onChoose, goOn } = meanwhile;
  return (
    <div ref={passFocusToPage} data-summary tabIndex={-1} className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
      <div role="alert">
        <p className="font-medium text-danger">
          <SavedMeanwhile newest={newest} />
        </p>
        {changed.length > 0 && <p className="mt-1">{changedIn(changed)}</p>}
        {clashes?.length === 0 && (
          <p className="mt-1">
            {t('Nothing of yours is in the way: what you typed stays, and what was changed there comes with it.')}
          </p>
        )}
        {clashes !== undefined && clashes.length > 0 && (
          <p className="mt-1">
            {t('Both changed what stands below, so choose what stays. All other changes, yours and theirs, stay too.')}
          </p>
        )}
      </div>
      {Clashes && clashes && clashes.length > 0 && (
        <Clashes clashes={clashes} choices={choices} number={newest.number} onChoose={onChoose} />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isChanged && clashes && (
          <button type="button" className={button('secondary', 'small')} onClick={goOn}>
            {clashes.length > 0 ? t('Go on with what is chosen') : t('Put both in the form')}
          </button>
        )}
        <button type="button" className={button('secondary', 'small')} onClick={onTheirs}>
          {isChanged ? t('Discard what I typed') : t('Load theirs')}
        </button>
      </div>
    </div>
  );
}

const changedIn = (names: string[]) => t('Changed: {fields}.', { fields: names.map(labelOf).join(', ') });

const Taken = ({ newest, changed, isInstead, onSeen }: TakenVersion & { onSeen: () => void }) => (
  <div
    ref={passFocusToPage}
    role={isInstead ? 'alert' : 'status'}
    data-summary
    tabIndex={-1}
    className={`flex flex-wrap items-center gap-x-4 rounded-xs px-4 py-1.5 text-sm ${isInstead ? 'bg-danger-soft' : 'bg-success-soft'}`}
  >
    <div className="mr-auto max-w-prose py-1.5 wrap-anywhere">
      <p className="font-medium">
        <SavedMeanwhile newest={newest} />
      </p>
      <p className="mt-1">
        {changed.length > 0 && `${changedIn(changed)} `}
        {t('That is in the form now, with what you typed.')}
        {isInstead && ` ${t('Nothing is published yet: look at it, and choose again.')}`}
      </p>
    </div>
    <button type="button" className={`${button('quiet', 'small')} -mx-4`} onClick={onSeen}>
      {t('OK')}
    </button>
  </div>
);
