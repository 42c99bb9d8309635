import type { ContactMessageList } from '../../shared/contract/contact.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const MESSAGES = 'messages';

/** The contact messages; the header shows how many wait. */
export const $messages = createFetcherStore<ContactMessageList>([MESSAGES], {
  fetcher: () => staffCall('GET /api/admin/messages', {}),
});
