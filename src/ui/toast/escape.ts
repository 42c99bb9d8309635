/** Escape keydown events that a toast received, and the dialog below it should handle. */
const forwarded = new WeakSet<Event>();

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/**
 * Radix sends Escape to the layer that opened last, which may be a toast over an open dialog. The toast stays open and
 * forwards the key to the overlay that has the focus.
 */
export function forwardEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest(OVERLAYS)) return;
  event.preventDefault();
  forwarded.add(event);
}

/** For an overlay's `onKeyDown`. True once per event, so that only the innermost overlay handles it. */
export const isForwardedEscape = ({ nativeEvent }: { nativeEvent: Event }): boolean => forwarded.delete(nativeEvent);
