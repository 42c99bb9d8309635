import { useId } from 'react';
import { OVERRIDE_REASON_LENGTH } from '../../shared/constants.ts';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { TextField } from '../forms/TextField.tsx';
import { dangerWords } from './danger-words.ts';
import { Why } from './Why.tsx';
import { t } from './words.ts';

type OnShow = ((danger: Danger) => void) | undefined;

/** The dangers that block publishing. `onShow` jumps to the place of one. */
export const DangerList = ({ dangers, onShow }: { dangers: readonly Danger[]; onShow?: OnShow }) => (
  <ul className="space-y-3">
    {dangers.map((danger, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and the same words may come twice
      <Entry key={index} danger={dangerWords(danger)} onShow={onShow} />
    ))}
  </ul>
);

function Entry({ danger, onShow }: { danger: Danger; onShow: OnShow }) {
  const id = useId();
  return (
    <li className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
      <p id={id} className="font-medium break-words">
        {danger.what}
      </p>
      <p className="mt-1 text-xs">{danger.remedy}</p>
      <div className="-mb-2 flex flex-wrap gap-x-4">
        {onShow && (
          <button
            type="button"
            aria-describedby={id}
            className="min-h-11 text-sm underline underline-offset-4"
            onClick={() => onShow(danger)}
          >
            {t('Show in the text')}
          </button>
        )}
        <Why reasons={[danger.why]} />
      </div>
    </li>
  );
}

const { min, max } = OVERRIDE_REASON_LENGTH;

/** Undefined for a reason that is long enough; the server also refuses others. */
export const reasonError = (reason: string): string | undefined =>
  reason.trim().length < min
    ? t('Write in at least {min} characters why this may be published. The audit log keeps it.', { min })
    : undefined;

type ReasonProps = {
  dangers: readonly Danger[];
  reason: string;
  /** Shown after the first attempt to continue. */
  error: string | undefined;
  onChange: (reason: string) => void;
  /** Jumps to the place of a danger. */
  onShow?: (danger: Danger) => void;
};

/** The dangers of the text, and the reason to publish it anyway. */
export function ReasonFields({ dangers, reason, error, onChange, onShow }: ReasonProps) {
  return (
    <div className="mt-4 space-y-4">
      <DangerList dangers={dangers} onShow={onShow} />
      <TextField
        label={t('Why may it be published anyway?')}
        rows={3}
        value={reason}
        onChange={onChange}
        error={error}
        maxLength={max}
        hint={t('The audit log keeps your reason, with your name.')}
      />
    </div>
  );
}
