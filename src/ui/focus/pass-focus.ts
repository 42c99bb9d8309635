import { focusMain } from './focus-main.ts';

type Find = (removed: HTMLElement) => HTMLElement | null | undefined;

/**
 * A `ref` for an element that may disappear while it has the focus. Moves the focus to the element that `find` returns,
 * or to the page. Create it outside the component, because React detaches a new ref at each rendering.
 */
export const passFocus = (find?: Find) => (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const next = find?.(element);
  if (!next) return focusMain();
  next.focus();
  // It may belong to a screen that disappears as a whole.
  queueMicrotask(() => {
    if (!next.isConnected && document.activeElement === document.body) focusMain();
  });
};

export const passFocusToPage = passFocus();

/** In a list: to the next entry, or else the one before, so that the keyboard can continue there. */
export const passFocusToNext = passFocus((removed) => {
  const entry = removed.closest('li');
  return (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector<HTMLElement>(
    'article[tabindex], button',
  );
});
