import { useEffect, useRef } from 'react';
import { useStaffUser } from '../session/staff-user.ts';

const FIRST = {
  'new-password':
    'Welcome. Your password was made for this first login: please choose one of your own. Then everything else opens.',
  'second-factor': 'This site asks everybody for two-step login. Please set it up: then everything else opens.',
};

/** Why everything else is still closed, to who was sent here by it. */
export function RequiredActionNotice() {
  const { requiredAction } = useStaffUser();
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(requiredAction);
  // With one thing done its form is gone, and the focus with it: the next one begins here.
  useEffect(() => {
    if (before.current !== requiredAction) line.current?.focus();
    before.current = requiredAction;
  }, [requiredAction]);
  if (!requiredAction) return null;
  return (
    <p ref={line} role="status" tabIndex={-1} className="mb-6 rounded-xs border-l-4 border-clay bg-white p-4 text-base">
      {FIRST[requiredAction]}
    </p>
  );
}
