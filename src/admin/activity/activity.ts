import { computed } from 'nanostores';
import { ACTIVITY_GROUPS } from '../../shared/activity/activity-groups.ts';
import { entryWords as wordsIn } from '../../shared/activity/entry-words.ts';
import { withQuery } from '../../shared/addresses/with-query.ts';
import type { ActivityEntry, ActivityPage } from '../../shared/contract/activity.ts';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { words } from '../language/words.tsx';
import { $activityParams } from '../navigation/query-params.ts';

const MAX_ID = 2_147_483_647;
const idIn = (params: URLSearchParams, name: string): string => {
  const id = parseWholeNumber(params.get(name) ?? '') ?? 0;
  return id > 0 && id <= MAX_ID ? String(id) : '';
};
const dayIn = (params: URLSearchParams, name: string): string => {
  const day = params.get(name) ?? '';
  const isDay = /^(19|2\d)\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && new Date(day).toISOString().startsWith(day) ? day : '';
};

/** The filters in the address; empty when absent or invalid. */
const filtersOf = (params: URLSearchParams) => ({
  who: params.get('who') === 'site' ? 'site' : idIn(params, 'who'),
  group:
    params.get('group') && Object.hasOwn(ACTIVITY_GROUPS, params.get('group') ?? '') ? (params.get('group') ?? '') : '',
  article: idIn(params, 'article'),
  from: dayIn(params, 'from'),
  to: dayIn(params, 'to'),
});
type ActivityFilters = ReturnType<typeof filtersOf>;

/** The query string of the API. */
const queryOf = (params: URLSearchParams): string => {
  const wanted = { ...filtersOf(params), before: idIn(params, 'before') };
  return String(new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')));
};

export const $activityFilters = computed($activityParams, filtersOf);
/** Whether newer entries are on another page. */
export const $isOlderPage = computed($activityParams, (params) => idIn(params, 'before') !== '');

const fetchPage = (query: string): Promise<ActivityPage> =>
  staffCall('GET /api/admin/activity', { query: Object.fromEntries(new URLSearchParams(query)) as never });

/** The page that is shown. */
export const $activity = createQuery(['activity', computed($activityParams, queryOf)], (_activity, query) =>
  fetchPage(query),
);

/** The page at an address. */
export const activityAt = (params: URLSearchParams): Query<ActivityPage> =>
  createQuery(['activity', queryOf(params)], (_activity, query) => fetchPage(query));

/** Everything that the filters find. */
export const csvAddress = (filters: ActivityFilters): string =>
  withQuery(
    '/api/admin/activity.csv',
    new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')),
  );

export const $activityPeople = createQuery(['activity-people'], () => staffCall('GET /api/admin/activity/people', {}));

/** What happened to one article, from an entry on. */
export const articleActivityQuery = (id: number, before: number): Query<ActivityPage> =>
  createQuery(['article', id, 'activity', before], () =>
    staffCall('GET /api/admin/articles/:id/activity', { params: { id }, query: before ? { before } : {} }),
  );

const say = words(() => import('../../shared/activity/nl.ts'));

/** What happened, in the language of the screen. */
export const entryWords = <Entry extends ActivityEntry>(entry: Entry): Entry => wordsIn(entry, say);
