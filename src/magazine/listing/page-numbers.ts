import { MAX_PAGE_BUTTONS } from '../../shared/constants.ts';

/** The numbers to show: at most five, with the current page in the middle where there is room (§2, §9). */
export function pageNumbers(page: number, totalPages: number): number[] {
  const shown = Math.min(MAX_PAGE_BUTTONS, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), totalPages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}
