import { createContext, use } from 'react';
import type { StaffUser } from '../../shared/contract/session.ts';

export const StaffUserContext = createContext<StaffUser | null>(null);

/** Who is at work here. Only inside {@link SessionGuard}; anywhere else it is an error (§6). */
export function useStaffUser(): StaffUser {
  const user = use(StaffUserContext);
  if (!user) throw new Error('useStaffUser is used outside SessionGuard: wrap the screen in AdminFrame');
  return user;
}
