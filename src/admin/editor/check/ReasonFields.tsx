import { OVERRIDE_REASON_LENGTH, OVERRIDE_REASON_TOO_SHORT } from '../../../shared/constants.ts';
import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import { DangerList } from '../../dangers/DangerList.tsx';
import { TextField } from '../../forms/TextField.tsx';

const { min, max } = OVERRIDE_REASON_LENGTH;

/** Undefined for a reason that is long enough; the server also refuses others. */
export const reasonError = (reason: string): string | undefined =>
  reason.trim().length < min ? OVERRIDE_REASON_TOO_SHORT : undefined;

type Props = {
  dangers: readonly Danger[];
  reason: string;
  /** Shown after the first attempt to continue. */
  error: string | undefined;
  onChange: (reason: string) => void;
  /** Jumps to the place of a danger. */
  onShow?: (danger: Danger) => void;
};

/** The dangers of the text, and the reason to publish it anyway. */
export function ReasonFields({ dangers, reason, error, onChange, onShow }: Props) {
  return (
    <div className="mt-4 space-y-4">
      <DangerList dangers={dangers} onShow={onShow} />
      <TextField
        label="Why may it be published anyway?"
        rows={3}
        value={reason}
        onChange={onChange}
        error={error}
        maxLength={max}
        hint="The audit log keeps your reason, with your name."
      />
    </div>
  );
}
