import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import type { AccountLink } from '../../shared/contract/accounts/account-links.ts';
import { paths } from '../../shared/paths.ts';
import { ROLE_NAMES } from '../../shared/permissions.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { ScreenModule } from '../app/screens.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { createQuery } from '../data/query.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { chooseLanguage } from '../language/choose-language.ts';
import { words } from '../language/words.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { navigate } from '../navigation/navigate.ts';
import { useSite } from '../navigation/site.ts';
import { switchUser } from '../session/session.ts';

const t = words(() => import('./nl.ts'));

/** The target of invitation links and reset links. */
function WelcomeScreen() {
  const { brand } = useSite();
  const token = useToken();
  return (
    <main id="main" tabIndex={-1} className="page flex flex-1 flex-col items-center justify-center py-10 outline-none">
      <div className="w-full max-w-md">
        <p className="mb-6 font-serif text-lg text-ink-soft">{brand}</p>
        <LinkContent key={token} token={token} />
        <p className="mt-8">
          <a href={paths.home} className="text-sm text-ink-soft underline underline-offset-4">
            {t('Back to the website')}
          </a>
        </p>
      </div>
    </main>
  );
}

export const screen: ScreenModule = { Screen: WelcomeScreen };

/** The part of the address after `#`. A user may paste another link into the same tab. */
function useToken(): string {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const follow = () => setToken(readToken());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return token;
}

const readToken = () => location.hash.slice(1);

const linkQuery = (token: string) =>
  createQuery(
    ['account-link', token],
    (_, sent) => call('POST /api/admin/account-links/look', { body: { token: sent } }),
    {
      isShortLived: true,
    },
  );

function LinkContent({ token }: { token: string }) {
  const $link = useMemo(() => linkQuery(token), [token]);
  const { data, error } = useStore($link);
  // Typed text stays, even when the link expires.
  const shown = usePreviousValue(data);
  const language = data?.language;
  useEffect(() => void (language && chooseLanguage(language)), [language]);
  if (shown) return <ChoosePassword link={shown} token={token} />;
  if (error instanceof ApiError && error.status < 500) return <DeadLink>{errorMessage(error)}</DeadLink>;
  if (error) return <LoadError what={t('this link')} error={error} onRetry={() => $link.revalidate()} />;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t('Looking at your link...')}
    </p>
  );
}

/** Says why a link no longer works, and what to do. */
const DeadLink = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="mb-4 text-2xl">{t('This link does not work')}</h1>
    <p role="alert" className="text-base">
      {children}
    </p>
    <a href={paths.login} className={`${button('primary', 'small')} mt-6`}>
      {t('Log in')}
    </a>
  </>
);

type ChoosePasswordProps = { link: AccountLink; token: string };

/** Names the invited user and the sender, and asks for a password. */
function ChoosePassword({ link, token }: ChoosePasswordProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const isInvitation = link.kind === 'invitation';
  const follow = useMutation({
    run: async () => {
      const { user } = await call('POST /api/admin/account-links/use', { body: { token, password } });
      switchUser(user);
      if (user) {
        showToast({
          title: isInvitation ? t('Welcome, {name}', { name: user.name }) : t('Your new password works'),
          description: t('You are logged in'),
        });
        navigate(user.requiredAction ? paths.account : paths.dashboard, { replace: true });
      } else {
        showToast({ title: t('Your new password works'), description: t('Log in with it and a code of your app') });
        navigate(paths.login, { replace: true });
      }
    },
    onError: setFailure,
  });
  const error = failure === undefined ? undefined : (fieldErrors(failure)['password'] ?? errorMessage(failure));
  return (
    <>
      <h1 className="mb-4 text-2xl">
        {isInvitation ? t('Welcome, {name}', { name: link.name }) : t('Choose a new password')}
      </h1>
      <Explanation link={link} />
      {link.loggedInAs && <OtherLogin email={link.loggedInAs} />}
      <form
        className="mt-6 space-y-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFailure(undefined);
          void follow.run();
        }}
      >
        {/* Password managers store the address with the password. */}
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="username"
          readOnly
          value={link.email}
          onChange={() => {}}
        />
        <TextField
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          required
          hasAsterisk={false}
          autoFocus
          value={password}
          onChange={setPassword}
          error={error}
          hint={t('At least 12 characters; a few words that you can remember work well.')}
        />
        <SubmitButton
          label={t(isInvitation ? 'Choose this password and log in' : 'Change my password')}
          pendingLabel={t('One moment...')}
          isPending={follow.isPending}
          className="w-full"
        />
      </form>
      <p className="mt-4 text-xs text-ink-soft">
        {t('This link works once, until {when}.', { when: formatDateTime(link.expiresAt) })}
      </p>
    </>
  );
}

const Explanation = ({ link }: { link: AccountLink }) => <p className="text-base">{useExplanation(link)}</p>;

function useExplanation({ kind, email, madeBy, role }: AccountLink): string {
  const { brand } = useSite();
  const who = madeBy ?? t('The operator of this site');
  if (kind === 'forgotten')
    return t(
      'For {email}. Until you choose a new password the old one stays; afterwards you are logged out everywhere else.',
      { email },
    );
  if (kind === 'invitation')
    return t(
      '{who} invites you to work on the website of {brand}, as {role}. You will log in with this address and a password that only you know.',
      { who, brand, role: t(ROLE_NAMES[role]) },
    );
  return t(
    '{who} made this link for {email}. Until you choose a new password the old one stays; afterwards you are logged out everywhere else.',
    { who, email },
  );
}

const OtherLogin = ({ email }: { email: string }) => (
  <p className="mt-4 rounded-xs border-l-4 border-clay bg-surface p-4 text-sm">
    {t.rich('In this browser {email} is logged in. Going on here logs them out. <a>Stay logged in as {email}</a>', {
      email,
      a: (inside) => (
        <a href={paths.dashboard} className="underline underline-offset-4">
          {inside}
        </a>
      ),
    })}
  </p>
);
