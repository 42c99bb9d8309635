import { computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { ContactMessagePage } from '../../shared/contract/visitors/contact.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $messageParams, pageOf } from '../navigation/query-params.ts';

const STATES = ['all', 'new', 'handled'] as const;

/** The page and the state of an address; invalid values fall back to the defaults. */
const filtersOf = (params: URLSearchParams) => ({
  page: pageOf(params),
  state: STATES.find((state) => state === params.get('state')) ?? 'all',
});

const queryOf = ({ page, state }: ReturnType<typeof filtersOf>) => `page=${page}&state=${state}`;

const fetchPage = (query: string): Promise<ContactMessagePage> =>
  staffCall('GET /api/admin/messages', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), limit: ADMIN_PAGE_SIZE } as never,
  });

export const $messageFilters = computed($messageParams, filtersOf);

/** The page of messages that is shown. */
export const $messages = createQuery(
  ['messages', 'list', computed($messageFilters, queryOf)],
  (_messages, _list, query) => fetchPage(query),
);

/** The page of messages at an address. */
export const messagesAt = (params: URLSearchParams): Query<ContactMessagePage> =>
  createQuery(['messages', 'list', queryOf(filtersOf(params))], (_messages, _list, query) => fetchPage(query));

/** For the number in the header of every screen. */
export const $unhandledMessages = createQuery(
  ['messages', 'unhandled'],
  (): Promise<{ unhandled: number }> => staffCall('GET /api/admin/unhandled-messages', {}),
);
