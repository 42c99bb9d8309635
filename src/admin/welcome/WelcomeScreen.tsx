import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import type { ScreenModule } from '../app/screens.ts';
import { errorDetail } from '../data/error-message.ts';
import { createQuery } from '../data/query.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { useSite } from '../navigation/site.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

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
            Back to the website
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
  if (shown) return <ChoosePassword link={shown} token={token} />;
  if (error instanceof ApiError && error.status < 500) return <DeadLink>{errorDetail(error)}</DeadLink>;
  if (error) return <LoadError what="this link" error={error} onRetry={() => $link.revalidate()} />;
  return (
    <p role="status" className="text-sm text-ink-soft">
      Looking at your link...
    </p>
  );
}

/** Says why a link no longer works, and what to do. */
const DeadLink = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="mb-4 text-2xl">This link does not work</h1>
    <p role="alert" className="text-base">
      {children}
    </p>
    <a href={paths.login} className={`${button('primary', 'small')} mt-6`}>
      Log in
    </a>
  </>
);
