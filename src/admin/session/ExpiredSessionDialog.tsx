import { useStore } from '@nanostores/react';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { $expiredSession } from '../data/staff-call.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { LoginForm } from './LoginForm.tsx';
import { endSession } from './session.ts';

export function ExpiredSessionDialog() {
  const login = useStore($expiredSession);
  const { email } = useStaffUser();
  if (!login) return null;
  return (
    <Dialog
      open
      onOpenChange={() => login.resolve(false)}
      title="Your session has ended"
      description="Enter your password to carry on where you left off. Nothing you typed is lost."
      dismissible={false}
    >
      <div className="mt-5">
        <LoginForm email={email} onDone={() => login.resolve(true)} />
      </div>
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <button
          type="button"
          className={button('quiet', 'small')}
          onClick={() => {
            login.resolve(false);
            endSession();
          }}
        >
          Log in as someone else
        </button>
        <button type="button" className={button('quiet', 'small')} onClick={() => login.resolve(false)}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}
