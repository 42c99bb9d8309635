import { createContext, use } from 'react';
import type { StaffUser } from '../../shared/contract/session.ts';

export const StaffUserContext = createContext<StaffUser | null>(null);

/** The logged-in user. Throws outside {@link SessionGuard}. */
export function useStaffUser(): StaffUser {
  const user = use(StaffUserContext);
  if (!user) throw new Error('useStaffUser is used outside SessionGuard: wrap the screen in AdminFrame');
  return user;
}
