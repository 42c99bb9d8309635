/**
 * Always the day in Amsterdam, so that server, build and browser agree (docs/product.md#dates). `Intl`, because a date
 * library adds 8 KB to every page with an island.
 */
const formatter = (locale: 'nl-NL' | 'en-US', parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', ...parts });
  return (date: string | Date) => format(new Date(date));
};

/** 04 maart 2026 */
export const formatHomeDate = formatter('nl-NL', { day: '2-digit', month: 'long', year: 'numeric' });
/** 4 maart 2026 */
export const formatDutchDay = formatter('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
/** Mar 04, 2026 */
export const formatCardDate = formatter('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
/** Mar 04 */
export const formatGridDate = formatter('en-US', { month: 'short', day: '2-digit' });
/** March 04, 2026 */
export const formatDetailDate = formatter('en-US', { month: 'long', day: '2-digit', year: 'numeric' });
/** March 04, 2026 at 09:15 */
export const formatDetailMoment = formatter('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
export const displayDate = (item: { publishedAt: string | null; createdAt: string }) =>
  item.publishedAt ?? item.createdAt;
