import { createContext, use } from 'react';
import type { StaffUser } from '../../shared/contract/accounts/session.ts';
import { mayDo, type Permission } from '../../shared/permissions.ts';

export const StaffUserContext = createContext<StaffUser | null>(null);

/** The logged-in user. Throws outside {@link SessionGuard}. */
export function useStaffUser(): StaffUser {
  const user = use(StaffUserContext);
  if (!user) throw new Error('useStaffUser is used outside SessionGuard: wrap the screen in AdminFrame');
  return user;
}

type Owned = { createdBy: number | null };

/** Whether the logged-in user may do something, as `allows` of src/server/permissions.ts decides for the API. */
export const useMay = (permission: Permission, owned?: Owned): boolean => may(useStaffUser(), permission, owned);

export const may = ({ id, permissions }: StaffUser, permission: Permission, owned?: Owned): boolean =>
  mayDo(permissions, permission, owned?.createdBy === id);
