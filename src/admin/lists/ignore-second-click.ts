import type { MouseEvent } from 'react';

/**
 * For the actions of an entry. After the first click of a double click another action may be under the pointer: the
 * opposite one, or that of the next entry.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
