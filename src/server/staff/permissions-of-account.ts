import { permissionsOf, type Role } from '../../shared/permissions.ts';

type Account = { role: Role; readsMessages: boolean; bigNumber: string | null };

/** An account with a BIG number may review. */
export const permissionsOfAccount = ({ role, readsMessages, bigNumber }: Account) =>
  permissionsOf({ role, readsMessages, isReviewer: bigNumber !== null });
