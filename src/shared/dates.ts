/**
 * Server, build and browser must print the same day, wherever they stand: always Amsterdam's. The browser's own
 * formatter, because a date library weighs 8 KB on every page with an island.
 */
const print = (locale: 'nl-NL' | 'en-US', parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', ...parts });
  return (date: string | Date) => format(new Date(date));
};

/** §9, home: 04 maart 2026 (Dutch page, Dutch month). */
export const formatHomeDate = print('nl-NL', { day: '2-digit', month: 'long', year: 'numeric' });
/** §9, admin cards and the featured item: Mar 04, 2026. */
export const formatCardDate = print('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
/** §9, magazine grid: Mar 04. */
export const formatGridDate = print('en-US', { month: 'short', day: '2-digit' });
/** §9, article and video pages: March 04, 2026. */
export const formatDetailDate = print('en-US', { month: 'long', day: '2-digit', year: 'numeric' });
/** §9: the date shown for an item is its publication, else its creation. */
export const displayDate = (item: { publishedAt: string | null; createdAt: string }) =>
  item.publishedAt ?? item.createdAt;
