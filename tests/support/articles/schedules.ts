import { carryOutDue } from '../../../src/server/articles/schedules/carry-out-due.ts';
import { articleSchedules } from '../../../src/server/db/schema/articles/schedules.ts';
import type { EditableArticle } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import type { Schedule, ScheduledArticle } from '../../../src/shared/contract/articles/schedules.ts';
import { ARTICLE } from '../api/article-example.ts';
import type { setUpTestApp } from '../api/test-app.ts';
import { setUpHistory } from './history.ts';

/** The wall time in Amsterdam an hour after the start of a test. */
export const IN_AN_HOUR = '2026-11-21T12:00';

/** An hour after the start of a test. */
export const DUE_AT = new Date('2026-11-21T11:00:00Z');

/** Before each test a new article, and what staff schedule with it. */
export function setUpSchedules(app: ReturnType<typeof setUpTestApp>) {
  const history = setUpHistory(app);
  const { article, request } = history;
  const carryOut = () => carryOutDue(app.system);
  return {
    ...history,
    carryOut,
    carryOutAtItsTime: () => {
      app.time.now = DUE_AT;
      return carryOut();
    },
    /** The title that readers see, or the status. */
    shown: async (slug = 'slapen-zonder-pillen') => {
      const response = await app.request(`/api/articles/${slug}`);
      return response.ok ? ((await response.json()) as { title: string }).title : response.status;
    },
    failureAndNextTry: async () => {
      const [stored] = await app.db.select().from(articleSchedules);
      return { failure: stored?.failure, minutes: ((stored?.tryAt?.getTime() ?? 0) - app.time.now.getTime()) / 60_000 };
    },
    /** The number of the draft changes. */
    saveDraft: async (fields: object, draft: number | null = null): Promise<number> => {
      const body = { ...ARTICLE, version: article.version, draft, ...fields };
      const response = await request(`${article.id}/draft-changes`, 'PUT', body);
      if (!response.ok) throw new Error(`Not saved: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { number: number }).number;
    },
    schedule: (fields: object = {}, id = article.id) =>
      request(`${id}/schedule`, 'PUT', {
        action: 'publish',
        wallTime: IN_AN_HOUR,
        version: article.version,
        draft: null,
        ...fields,
      }),
    cancel: () => request(`${article.id}/schedule`, 'DELETE'),
    open: async (): Promise<EditableArticle> => (await request(String(article.id))).json(),
    listed: async (): Promise<{ schedules: ScheduledArticle[]; total: number }> =>
      (await app.request('/api/admin/schedules', { cookie: article.cookie })).json(),
    scheduleOf: async (): Promise<Schedule | null> =>
      ((await (await request(String(article.id))).json()) as EditableArticle).schedule,
  };
}
