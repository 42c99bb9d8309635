import { TO_DO_MAX_COUNTED } from '../../shared/constants.ts';

/** The server stops counting at the maximum. */
export const formatCount = (total: number): string =>
  total > TO_DO_MAX_COUNTED ? `more than ${TO_DO_MAX_COUNTED.toLocaleString('en')}` : String(total);

/** For the header, where there is little room. */
export const formatShortCount = (total: number): string => (total > 99 ? '99+' : String(total));
