/** Escapes that a toast got, but that were meant for the window under it. */
const passedOn = new WeakSet<Event>();

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/**
 * Radix gives Escape to whatever opened last, a toast included: one that comes up over an open dialog would take the
 * key from it. So a toast passes the key on to the overlay that has the focus, and stays.
 */
export function forwardEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest(OVERLAYS)) return;
  event.preventDefault();
  passedOn.add(event);
}

/** For an overlay's `onKeyDown`: whether this is an Escape that a toast passed on. The innermost overlay takes it. */
export const isForwardedEscape = ({ nativeEvent }: { nativeEvent: Event }): boolean => passedOn.delete(nativeEvent);
