import { useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { navigate } from '../navigation/navigate.ts';
import { useSite } from '../navigation/site.ts';
import { LoginForm } from '../session/LoginForm.tsx';
import { $session } from '../session/session.ts';
import { fetchScreenModule } from './screens.ts';

/** Rendered by the server as well. Opens the dashboard as soon as a user is logged in. */
export function LoginScreen() {
  const { brand } = useSite();
  useEffect(() => void fetchScreenModule('dashboard'), []);
  useEffect(() => $session.subscribe(({ data }) => data?.user && navigate(paths.dashboard, { replace: true })), []);
  return (
    <main id="main" tabIndex={-1} className="page flex flex-1 flex-col items-center justify-center py-10 outline-none">
      <div className="w-full max-w-sm">
        <p className="font-serif text-2xl">{brand}</p>
        <h1 className="mt-1 mb-8 font-sans text-base font-normal text-ink-soft">Log in to the admin area</h1>
        <LoginForm onDone={() => showToast({ title: 'Login successful', description: 'Welcome to the admin panel' })} />
        <a href={paths.home} className="mt-8 inline-block text-sm text-ink-soft underline underline-offset-4">
          Back to the website
        </a>
      </div>
    </main>
  );
}
