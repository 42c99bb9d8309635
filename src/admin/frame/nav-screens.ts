import type { ListedScreen } from '../../shared/admin-screens.ts';

/** The links of the navigation, in order. */
export const DAILY: readonly ListedScreen[] = ['dashboard', 'to-do', 'messages', 'pictures', 'clinic'];
/** Behind “More”. */
export const SELDOM: readonly ListedScreen[] = ['visits', 'people', 'activity', 'account', 'help'];
