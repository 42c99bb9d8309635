import type { ContactMessageList } from '../../shared/contract/contact.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const MESSAGES = 'messages';

export const $messages = createFetcherStore<ContactMessageList>([MESSAGES], {
  fetcher: () => staffCall('GET /api/admin/messages', {}),
});
