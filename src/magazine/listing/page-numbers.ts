import { MAX_PAGE_BUTTONS } from '../../shared/constants.ts';

/** The page numbers to show, with the current page in the middle where possible. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MAX_PAGE_BUTTONS, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
