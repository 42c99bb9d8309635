import { button } from '../../../ui/forms/button.ts';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';

type Props = {
  label: string;
  savesFirst: boolean;
  /** Whether the saved version can be scheduled without the unsaved text. */
  canLeaveOut: boolean;
  isPending: boolean;
  onLeaveOut: () => void;
};

export const ScheduleButtons = ({ label, savesFirst, canLeaveOut, isPending, onLeaveOut }: Props) => (
  <div className={overlay.actions}>
    {canLeaveOut && (
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className={button('secondary', 'small')}
        onClick={onLeaveOut}
      >
        Schedule the saved version
      </button>
    )}
    <SubmitButton
      label={savesFirst ? `Save and ${label.toLowerCase()}` : label}
      pendingLabel="Scheduling..."
      isPending={isPending}
    />
  </div>
);
