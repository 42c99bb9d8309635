import { permissionsOf, type Role } from '../../shared/permissions.ts';

type Account = { role: Role; readsMessages: boolean; bigNumber: string | null };

/** Who has a BIG number reviews. */
export const permissionsOfAccount = ({ role, readsMessages, bigNumber }: Account) =>
  permissionsOf({ role, readsMessages, isReviewer: bigNumber !== null });
