import { PERMISSION_NAMES } from '../../src/shared/permissions.ts';

/** Of an actor who may do everything. */
export const ALL_RIGHTS = { role: 'administrator', permissions: PERMISSION_NAMES } as const;
