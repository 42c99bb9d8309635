import { computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { ContactMessagePage } from '../../shared/contract/contact.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $queryParams, pageOf } from '../frame/query-params.ts';

/** Prefix of the cache keys of all pages of messages. */
export const MESSAGES = 'messages?';

const STATES = ['all', 'new', 'handled'] as const;

/** The page and the state in the address; invalid values fall back to the defaults. */
export const $messageFilters = computed($queryParams, (params) => ({
  page: pageOf(params),
  state: STATES.find((state) => state === params.get('state')) ?? 'all',
}));

const $page = computed($messageFilters, ({ page }) => String(page));
const $state = computed($messageFilters, ({ state }) => state);

export const $messages = createFetcherStore<ContactMessagePage>([MESSAGES, $state, '&', $page], {
  fetcher: (_, state, _and, page) =>
    staffCall('GET /api/admin/messages', {
      query: { state, page, limit: ADMIN_PAGE_SIZE } as never,
    }),
});

/** For the number in the header of every screen. */
export const $unhandledMessages = createFetcherStore<{ unhandled: number }>([MESSAGES, 'unhandled'], {
  fetcher: () => staffCall('GET /api/admin/unhandled-messages', {}),
});
