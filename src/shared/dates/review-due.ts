import { withoutInvisible } from '../text/text.ts';

/** When a medical text must be reviewed again. Days are days in Amsterdam: 2026-11-23. */

const REVIEW_YEARS = { usual: 3, medicines: 1, most: 5 } as const;

/** The same day in a later year; 29 February becomes the 28th. */
export function yearsLater(day: string, years: number): string {
  const [year = '', ...monthAndDay] = day.split('-');
  const later = `${Number(year) + years}-${monthAndDay.join('-')}`;
  const isLeapDay = monthAndDay.join('-') === '02-29';
  return isLeapDay && Number.isNaN(dayOrNaN(later)) ? later.replace('-02-29', '-02-28') : later;
}

/** Some engines read 30 February as 2 March. */
const dayOrNaN = (day: string): number =>
  new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? Date.parse(day) : Number.NaN;

const MEDICINES = /medicijn|medicatie|geneesmiddel|medicine|medication|infus|infuus|antidepress|slaappil|slaapmiddel/i;

/** Advice on medicines ages faster. Tags, category or title identify it. */
export const isAboutMedicines = (article: { title: string; category: string; tags: readonly string[] }): boolean =>
  [article.title, article.category, ...article.tags].some((text) => MEDICINES.test(withoutInvisible(text)));

export const usualDueDay = (today: string, article: Parameters<typeof isAboutMedicines>[0]): string =>
  yearsLater(today, isAboutMedicines(article) ? REVIEW_YEARS.medicines : REVIEW_YEARS.usual);

/** Why a review cannot be due on this day; undefined when it can. */
export function dueDayProblem(dueOn: string, today: string) {
  if (dueOn <= today) return 'The next check must be after today' as const;
  if (dueOn > yearsLater(today, REVIEW_YEARS.most)) return 'The next check must be within 5 years' as const;
  return undefined;
}
