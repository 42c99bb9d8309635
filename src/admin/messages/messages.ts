import { atom, computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { ContactMessagePage } from '../../shared/contract/visitors/contact.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $messageParams, pageOf } from '../navigation/query-params.ts';
import { onSessionChange } from '../session/session.ts';

const STATES = ['all', 'new', 'handled'] as const;

/** The page and the state of an address; invalid values fall back to the defaults. */
const filtersOf = (params: URLSearchParams) => ({
  page: pageOf(params),
  state: STATES.find((state) => state === params.get('state')) ?? 'all',
});

/** What is searched for. Not in the address: names of visitors are in no history and no log. */
export const $messageSearch = atom('');
onSessionChange(() => $messageSearch.set(''));

type Filters = ReturnType<typeof filtersOf>;
const queryOf = (filters: Filters, search: string) => JSON.stringify({ ...filters, search, limit: ADMIN_PAGE_SIZE });

function fetchPage(query: string): Promise<ContactMessagePage> {
  const { search, ...filters } = JSON.parse(query);
  return search
    ? staffCall('POST /api/admin/messages/search', { body: { ...filters, search } })
    : staffCall('GET /api/admin/messages', { query: filters });
}

export const $messageFilters = computed($messageParams, filtersOf);

/** The page of messages that is shown. */
export const $messages = createQuery(
  ['messages', 'list', computed([$messageFilters, $messageSearch], queryOf)],
  (_messages, _list, query) => fetchPage(query),
);

/** The page of messages at an address. */
export const messagesAt = (params: URLSearchParams): Query<ContactMessagePage> =>
  createQuery(['messages', 'list', queryOf(filtersOf(params), $messageSearch.get())], (_messages, _list, query) =>
    fetchPage(query),
  );

/** For the number in the header of every screen. */
export const $unhandledMessages = createQuery(
  ['messages', 'unhandled'],
  (): Promise<{ unhandled: number }> => staffCall('GET /api/admin/unhandled-messages', {}),
);
