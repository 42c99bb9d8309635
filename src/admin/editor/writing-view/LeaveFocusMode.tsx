import { button } from '../../../ui/forms/button.ts';
import { leaveFocus } from './use-writing-view.ts';

/** Replaces the link to the dashboard in focus mode. */
export const LeaveFocusMode = () => (
  <button
    type="button"
    className={`${button('quiet', 'small')} unfocused:hidden -ml-4`}
    onClick={() => {
      leaveFocus();
      // This button is gone now.
      document.querySelector<HTMLElement>('[data-focus-mode]')?.focus({ preventScroll: true });
    }}
  >
    Leave focus mode
  </button>
);
