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

/** Sends its form. While that is under way it keeps the focus and does nothing (the change itself runs once). */
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
