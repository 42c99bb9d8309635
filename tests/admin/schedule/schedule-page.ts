import type { Page } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';
import type { Schedule } from '../../../src/shared/contract/articles/schedules.ts';
import { DAY_MS, HOUR_MS } from '../../../src/shared/dates/durations.ts';
import { expect } from '../logged-in.ts';

/** Of the browser and of the server, whatever day it is (clocked-site.ts). */
const YEAR = 2031;

function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 0);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last Sunday of October, on which 02:30 occurs twice. */
export const CLOCKS_BACK = iso(lastSunday(YEAR, 10));
/** The last Sunday of March, on which 02:30 does not exist. */
export const CLOCKS_FORWARD = iso(lastSunday(YEAR + 1, 3));

const MONDAY = lastSunday(YEAR, 10) - 20 * DAY_MS;
/** 10:00 in Amsterdam on a Monday, three weeks before the clocks go back. */
export const NOW = new Date(MONDAY + 8 * HOUR_MS);

/** A day of the browser's calendar, such as 2031-10-09. */
export const inDays = (days: number) => iso(MONDAY + days * DAY_MS);

const text = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: '2-digit',
    ...parts,
  }).format(new Date(day));

/** Thursday, Oct 09, 2031 */
export const longDay = (day: string) => text(day, { year: 'numeric' });
/** Thursday, Oct 09 */
export const shortDay = (day: string) => text(day, {});

export const openDialog = (page: Page) => page.getByRole('button', { name: 'Schedule…' }).click();
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Schedule|Change the schedule)$/ });
export const notice = (page: Page) => page.getByRole('region', { name: 'Schedule' });
export const card = (page: Page, { title }: AdminArticle) => page.getByRole('article', { name: title });

export async function fillTime(page: Page, date: string, hour: string): Promise<void> {
  await dialog(page).getByLabel('Date').fill(date);
  await dialog(page).getByLabel('Time', { exact: true }).fill(hour);
}

/** Through the API, as a colleague would. */
export async function createSchedule(
  page: Page,
  article: AdminArticle,
  changes: Record<string, unknown>,
): Promise<Schedule> {
  const response = await page.request.put(`/api/admin/articles/${article.id}/schedule`, {
    data: { action: 'publish', version: article.version, draft: null, ...changes },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Schedule;
}

/** Cancels a schedule, which would show in the calendar of other tests. */
export const cancel = (page: Page, { id }: AdminArticle) => page.request.delete(`/api/admin/articles/${id}/schedule`);

/** Marks the schedule as failed in every response of the server. */
export async function failSchedule(
  page: Page,
  { id }: AdminArticle,
  failure: string,
  nextTryAt: string | null = NOW.toISOString(),
): Promise<void> {
  type Failed = { failure?: string; nextTryAt?: string | null };
  type Scheduled = Failed & { id?: number; articleId?: number; schedule?: Failed | null };
  const mark = (scheduled: Scheduled) => {
    if (scheduled.articleId === id) Object.assign(scheduled, { failure, nextTryAt });
    if (scheduled.id === id && scheduled.schedule) Object.assign(scheduled.schedule, { failure, nextTryAt });
  };
  await page.route(/\/api\/admin\/(articles(\/\d+)?|schedules)(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    for (const scheduled of [body, ...(body.articles ?? []), ...(body.schedules ?? [])]) mark(scheduled);
    await route.fulfill({ response, json: body });
  });
}
