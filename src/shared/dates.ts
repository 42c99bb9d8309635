import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { nl } from 'date-fns/locale/nl';

/** Server, build and browser must print the same day, wherever they stand. */
const amsterdam = tz('Europe/Amsterdam');

const print = (date: string | Date, pattern: string, locale = enGB) =>
  format(new Date(date), pattern, { in: amsterdam, locale });

/** §9, home: 04 maart 2026 (Dutch page, Dutch month). */
export const formatHomeDate = (date: string | Date) => print(date, 'dd MMMM yyyy', nl);
/** §9, admin cards and the featured item: Mar 04, 2026. */
export const formatCardDate = (date: string | Date) => print(date, 'MMM dd, yyyy');
/** §9, magazine grid: Mar 04. */
export const formatGridDate = (date: string | Date) => print(date, 'MMM dd');
/** §9, article and video pages: March 04, 2026. */
export const formatDetailDate = (date: string | Date) => print(date, 'MMMM dd, yyyy');
/** §9: the date shown for an item is its publication, else its creation. */
export const shownDate = (item: { publishedAt: string | null; createdAt: string }) =>
  item.publishedAt ?? item.createdAt;
