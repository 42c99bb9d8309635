import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaffUserContext, useStaffUser } from './staff-user.ts';

const Name = () => useStaffUser().name;

describe('useStaffUser', () => {
  it('throws outside its provider', () => {
    expect(() => renderToString(<Name />)).toThrow(/outside SessionGuard/);
    const user = {
      id: 1,
      email: 'anna@clinic.example',
      name: 'Anna',
      role: 'writer' as const,
      language: 'en' as const,
      permissions: [],
    };
    expect(
      renderToString(
        <StaffUserContext value={user}>
          <Name />
        </StaffUserContext>,
      ),
    ).toBe('Anna');
  });
});
