/**
 * Always the time in Amsterdam, so that server, build and browser agree (docs/product.md#dates). `Intl`, because a date
 * library adds 8 KB to every page with an island; created at the first use, because it takes time on a slow phone.
 */
export function amsterdamFormat(locale: 'nl-NL' | 'en-GB' | 'en-US', parts: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat['format'] | undefined;
  return (moment: string | Date): string => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', ...parts }).format;
    return format(new Date(moment));
  };
}

/** 04 maart 2026 */
export const formatHomeDate = amsterdamFormat('nl-NL', { day: '2-digit', month: 'long', year: 'numeric' });
/** 4 maart 2026 */
export const formatDutchDay = amsterdamFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
/** Mar 04, 2026 */
export const formatCardDate = amsterdamFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
/** Mar 04 */
export const formatGridDate = amsterdamFormat('en-US', { month: 'short', day: '2-digit' });
/** March 04, 2026 */
export const formatDetailDate = amsterdamFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric' });
/** 4 maart 2026 om 09:15 */
export const formatDutchMoment = amsterdamFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' });
/** March 04, 2026 at 09:15 */
export const formatDetailMoment = amsterdamFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
export const displayDate = (item: { publishedAt: string | null; createdAt: string }) =>
  item.publishedAt ?? item.createdAt;
