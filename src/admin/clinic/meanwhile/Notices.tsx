import type { DocumentDetail } from '../../../shared/contract/site-documents.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { formatDateTime } from '../../data/format-date.ts';
import { useStaffUser } from '../../data/staff-user.ts';
import { form } from '../../forms/form-classes.ts';
import { changedIn } from '../EditorNotices.tsx';
import { labelOf } from '../form/field-names.ts';
import type { Leftover } from '../form/fitted.ts';
import { t } from '../words.ts';
import { Clashes } from './Clashes.tsx';
import type { Taken as TakenVersion, useMeanwhile } from './use-meanwhile.ts';

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

export type NewerProps = {
  newest: DocumentDetail;
  /** The fields in which theirs differs from what the user started with. */
  changed: string[];
  isChanged: boolean;
  isBusy: boolean;
  meanwhile: Pick<ReturnType<typeof useMeanwhile>, 'clashes' | 'choices' | 'onChoose' | 'goOn'>;
  onTheirs: () => void;
};

/** A colleague saved meanwhile. Nothing in the form changes before the user chooses. */
export function Newer({ newest, changed, isChanged, isBusy, meanwhile, onTheirs }: NewerProps) {
  const { clashes, choices, onChoose, goOn } = meanwhile;
  const action = (run: () => void) => ({
    type: 'button' as const,
    className: button('secondary', 'small'),
    'aria-disabled': isBusy || undefined,
    onClick: () => isBusy || run(),
  });
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
      {clashes && clashes.length > 0 && (
        <Clashes clashes={clashes} choices={choices} number={newest.number} onChoose={onChoose} />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isChanged && clashes && (
          <button {...action(goOn)}>
            {clashes.length > 0 ? t('Go on with what is chosen') : t('Put both in the form')}
          </button>
        )}
        <button {...action(onTheirs)}>{isChanged ? t('Discard what I typed') : t('Load theirs')}</button>
      </div>
    </div>
  );
}

/** What a colleague saved, and is in the form now. */
export const Taken = ({ newest, changed, isInstead, onSeen }: TakenVersion & { onSeen: () => void }) => (
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

/** What was typed before an update of the site. */
export const Left = ({ left, onDiscard }: { left: Leftover[]; onDiscard: () => void }) => (
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
