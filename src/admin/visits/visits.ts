import { computed } from 'nanostores';
import type { Visits } from '../../shared/contract/visitors/visits.ts';
import { DEFAULT_WEEKS, MAX_WEEKS } from '../../shared/visits/visit-weeks.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $visitParams } from '../navigation/query-params.ts';

export const PERIODS = [
  { value: '4', label: 'Last 4 weeks' },
  { value: String(DEFAULT_WEEKS), label: 'Last 12 weeks' },
  { value: '26', label: 'Last half year' },
  { value: '52', label: 'Last year' },
  { value: String(MAX_WEEKS), label: 'Last two years' },
];

/** The default for an unknown period. */
const weeksOf = (params: URLSearchParams): string => {
  const wanted = params.get('weeks');
  return PERIODS.find(({ value }) => value === wanted)?.value ?? String(DEFAULT_WEEKS);
};

export const $weeks = computed($visitParams, weeksOf);

const fetchVisits = (weeks: string): Promise<Visits> => staffCall('GET /api/admin/visits', { query: { weeks } });

export const $visits = createQuery(['visits', $weeks], (_visits, weeks) => fetchVisits(weeks));

/** The numbers at an address. */
export const visitsAt = (params: URLSearchParams): Query<Visits> =>
  createQuery(['visits', weeksOf(params)], (_visits, weeks) => fetchVisits(weeks));

export const csvAddress = (weeks: string): string => `/api/admin/visits.csv?weeks=${weeks}`;
