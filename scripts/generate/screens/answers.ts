import type { Page } from '@playwright/test';
import type { Visits } from '../../../src/shared/contract/visitors/visits.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';

/* Two screens show what takes weeks or a fault to happen. They get made-up answers in the server's format. */

/** Makes the schedules of articles with such a title look as if they had failed. */
export async function failSchedules(page: Page, title: RegExp): Promise<void> {
  const failed = {
    failure: 'The category “Wandelen” was deleted. Choose another category.',
    nextTryAt: new Date(Date.now() + 240_000).toISOString(),
  };
  await page.route(/\/api\/admin\/(articles|schedules)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const schedule of body.schedules ?? []) if (title.test(schedule.title)) Object.assign(schedule, failed);
    for (const article of body.articles ?? [])
      if (article.schedule && title.test(article.title)) Object.assign(article.schedule, failed);
    await route.fulfill({ response, json: body });
  });
}

const WEEK_MS = 7 * DAY_MS;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Twelve weeks of visits. */
export async function someVisits(page: Page): Promise<void> {
  await page.route('**/api/admin/visits?*', async (route) => {
    const response = await route.fetch();
    const visits = (await response.json()) as Visits;
    const last = Date.parse(`${visits.weeks.at(-1)}T00:00:00Z`);
    const counted = (name: string, perWeek: number[], title: string | null = null) => {
      const total = perWeek.reduce((sum, count) => sum + count, 0);
      const language = title === null ? null : ('nl' as const);
      return { name, title, language, total, perWeek, lastDay: day(last + (total % 3) * (WEEK_MS / 7)) };
    };
    const [rising, falling, even] = [
      [12, 15, 14, 19, 22, 21, 26, 31, 29, 34, 38, 11],
      [31, 28, 30, 24, 21, 22, 18, 17, 15, 16, 12, 4],
      [18, 20, 17, 19, 21, 18, 20, 22, 19, 18, 21, 7],
    ] as const;
    const pages = [
      counted(
        '/magazine/article/uw-bloeddruk-thuis-meten-stap-voor-stap',
        [...rising],
        'Uw bloeddruk thuis meten, stap voor stap',
      ),
      counted(
        '/',
        [...even].map((count) => count * 2),
      ),
      counted(
        '/magazine/article/wat-u-zelf-kunt-doen-tegen-hooikoorts',
        [...falling],
        'Wat u zelf kunt doen tegen hooikoorts',
      ),
      counted('/rijbewijskeuringen', [...even]),
    ].sort((one, other) => other.total - one.total);
    const few = (counts: readonly number[]) => counts.map((count) => Math.round(count / 9));
    const json: Visits = {
      ...visits,
      pages,
      perWeek: visits.weeks.map((_, at) => pages.reduce((sum, { perWeek }) => sum + (perWeek[at] ?? 0), 0)),
      referrers: [counted('www.google.nl', [...rising]), counted('www.thuisarts.nl', few(even))],
      searches: [counted('bloeddruk meten', few(rising)), counted('hooikoorts', few(falling))],
      missedSearches: [counted('acupunctuur', few(even)), counted('reizigersvaccinatie', few(rising))],
    };
    await route.fulfill({ response, json });
  });
}
