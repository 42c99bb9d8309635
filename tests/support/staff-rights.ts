import { PERMISSION_NAMES } from '../../src/shared/permissions.ts';

/** The rights of an actor with every permission. */
export const ALL_RIGHTS = { role: 'administrator', permissions: PERMISSION_NAMES } as const;
