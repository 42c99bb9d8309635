import { button } from '../../ui/forms/button.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';

type Props = {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  disabled?: boolean;
  /** There is nothing to send. Unlike `disabled`, the button keeps the focus when it becomes so after a save. */
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
