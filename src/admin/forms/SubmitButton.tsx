import { button } from '../../ui/forms/button.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';

type Props = {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  disabled?: boolean;
  /** True when there is nothing to send. Not `disabled`, with which the button would lose the focus after a save. */
  isIdle?: boolean;
  size?: 'normal' | 'small';
  className?: string;
};

/** Uses `aria-disabled` while pending: a disabled button would lose the focus. */
export function SubmitButton({
  label,
  pendingLabel,
  isPending,
  disabled,
  isIdle,
  size = 'small',
  className = '',
}: Props) {
  const isSlow = useDelayedPending(isPending);
  return (
    <button
      type="submit"
      disabled={disabled}
      aria-disabled={isPending || isIdle || undefined}
      className={`${button('primary', size)} aria-disabled:opacity-70 ${className}`}
    >
      {isSlow ? pendingLabel : label}
    </button>
  );
}
