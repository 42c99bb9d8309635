import { button } from '../../ui/forms/button.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';

type Props = {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  disabled?: boolean;
  size?: 'normal' | 'small';
  className?: string;
};

/** Uses `aria-disabled` while pending: a disabled button would lose the focus. */
export function SubmitButton({ label, pendingLabel, isPending, disabled, size = 'small', className = '' }: Props) {
  const isSlow = useDelayedPending(isPending);
  return (
    <button
      type="submit"
      disabled={disabled}
      aria-disabled={isPending || undefined}
      className={`${button('primary', size)} aria-disabled:opacity-70 ${className}`}
    >
      {isSlow ? pendingLabel : label}
    </button>
  );
}
