import { PERMISSION_NAMES } from '../../src/shared/permissions.ts';

/** The rights of an actor with every permission, who reads English. */
export const ALL_RIGHTS = { role: 'administrator', language: 'en', permissions: PERMISSION_NAMES } as const;
