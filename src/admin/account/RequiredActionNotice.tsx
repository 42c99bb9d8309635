import { useEffect, useRef } from 'react';
import { useStaffUser } from '../data/staff-user.ts';

const NOTICES = {
  'new-password':
    'Welcome. Your password was made for this first login: please choose one of your own. Then everything else opens.',
  'second-factor': 'This site asks everybody for two-step login. Please set it up: then everything else opens.',
};

/** Explains why the other screens are closed. */
export function RequiredActionNotice() {
  const { requiredAction } = useStaffUser();
  const notice = useRef<HTMLParagraphElement>(null);
  const previous = useRef(requiredAction);
  // The form of the finished action had the focus and disappears; the next notice takes it.
  useEffect(() => {
    if (previous.current !== requiredAction) notice.current?.focus();
    previous.current = requiredAction;
  }, [requiredAction]);
  if (!requiredAction) return null;
  return (
    <p
      ref={notice}
      role="status"
      tabIndex={-1}
      className="mb-6 rounded-xs border-l-4 border-clay bg-surface p-4 text-base"
    >
      {NOTICES[requiredAction]}
    </p>
  );
}
