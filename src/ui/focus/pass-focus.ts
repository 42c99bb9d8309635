import { focusMain } from './focus-main.ts';

type Find = (removed: HTMLElement) => HTMLElement | null | undefined;

/**
 * A `ref` for an element that may disappear while it has the focus. Moves the focus to the element that `find` returns,
 * or to the page. Create it outside the component, because React detaches a new ref at each rendering.
 */
export const passFocus = (find?: Find) => (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const next = find?.(element);
  if (next) next.focus();
  else focusMain();
};

export const passFocusToPage = passFocus();
