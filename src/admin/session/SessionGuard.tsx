import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Screen } from '../../shared/admin-screens.ts';
import type { StaffUser } from '../../shared/contract/accounts/session.ts';
import { paths } from '../../shared/paths.ts';
import type { Language } from '../../shared/words/words.ts';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { $expiredSession } from '../data/staff-call.ts';
import { StaffUserContext, useStaffUser } from '../data/staff-user.ts';
import { chooseLanguage } from '../language/choose-language.ts';
import { $language } from '../language/words.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { $visit, navigate } from '../navigation/navigate.ts';
import { LoginForm } from './LoginForm.tsx';
import { $session, endSession, followLogouts } from './session.ts';
import { t } from './words.ts';

/** Renders its children for staff, and sends everyone else to the login screen. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { data, error } = useStore($session);
  const user = data?.user;
  const { screen } = useStore($visit);
  const mustLeave = mustVisitAccount(user, screen);
  const hasWords = useOwnLanguage(user?.language);
  useEffect(followLogouts, []);
  useEffect(() => {
    if (user === null) navigate(paths.login, { replace: true, discard: true });
    if (mustLeave) navigate(paths.account, { replace: true });
  }, [user, mustLeave]);
  if (user && !mustLeave && hasWords)
    return (
      <StaffUserContext key={user.id} value={user}>
        {children}
      </StaffUserContext>
    );
  if (!error || user) return <LoadingAdmin />;
  return (
    <main className="page flex flex-1 flex-col items-center justify-center py-16">
      <LoadError what={t('the admin panel')} error={error} onRetry={() => $session.revalidate()} />
    </main>
  );
}

/** Speaks the user's language. Whether its words are there; a later change leaves the screen as it is. */
function useOwnLanguage(language: Language | undefined): boolean {
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    if (language) void chooseLanguage(language).then(() => setHasWords(true));
  }, [language]);
  return hasWords || (language === 'en' && $language.get() === 'en');
}

/** With a required action, only the account screen is open. */
const mustVisitAccount = (user: StaffUser | null | undefined, { name }: Screen): boolean =>
  Boolean(user?.requiredAction) && name !== 'account';

/** Shown until the session is known; the server renders it too. */
export const LoadingAdmin = () => (
  <main className="page flex flex-1 flex-col items-center justify-center py-16">
    <p role="status" className="text-sm text-ink-soft">
      {t('Loading admin panel...')}
    </p>
  </main>
);

export function ExpiredSessionDialog() {
  const login = useStore($expiredSession);
  const { email } = useStaffUser();
  if (!login) return null;
  return (
    <Dialog
      open
      onOpenChange={() => login.resolve(false)}
      title={t('Your session has ended')}
      description={t('Enter your password to carry on where you left off. Nothing you typed is lost.')}
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
          {t('Log in as someone else')}
        </button>
        <button type="button" className={button('quiet', 'small')} onClick={() => login.resolve(false)}>
          {t('Not now')}
        </button>
      </div>
    </Dialog>
  );
}
