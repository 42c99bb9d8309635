import { computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { Bin } from '../../shared/contract/articles/bin.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $binParams, pageOf } from '../navigation/query-params.ts';

const fetchPage = (page: number): Promise<Bin> =>
  staffCall('GET /api/admin/bin', { query: { page, limit: ADMIN_PAGE_SIZE } });

export const $binPage = computed($binParams, pageOf);

/** The page of the bin that is shown. */
export const $bin = createQuery(['bin', $binPage], (_bin, page) => fetchPage(page));

/** The page of the bin at an address. */
export const binAt = (params: URLSearchParams): Query<Bin> =>
  createQuery(['bin', pageOf(params)], (_bin, page) => fetchPage(page));
