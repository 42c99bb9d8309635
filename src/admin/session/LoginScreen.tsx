import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { clearListPosition } from '../frame/list-position.ts';
import { showNextPageToast, showToastOnNextPage } from '../frame/next-page-toast.ts';
import { PoweredBy } from '../frame/PoweredBy.tsx';
import { LoginForm } from './LoginForm.tsx';
import { $session } from './session.ts';

/** Redirects to the dashboard as soon as a user is logged in. */
export function LoginScreen({ brand }: { brand: string }) {
  const { data: user } = useStore($session);
  useEffect(showNextPageToast, []);
  useEffect(() => clearListPosition(), []);
  useEffect(() => {
    if (user) location.replace(paths.dashboard);
  }, [user]);
  const showWelcome = () => {
    const toast = { title: 'Login successful', description: 'Welcome to the admin panel' };
    showToast(toast);
    showToastOnNextPage(toast);
  };
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <main className="page flex flex-1 flex-col items-center justify-center py-10">
        <div className="w-full max-w-sm">
          <p className="font-serif text-2xl">{brand}</p>
          <h1 className="mt-1 mb-8 font-sans text-base font-normal text-ink-soft">Log in to the admin area</h1>
          <LoginForm onDone={showWelcome} />
          <a href={paths.home} className="mt-8 inline-block text-sm text-ink-soft underline underline-offset-4">
            Back to the website
          </a>
        </div>
      </main>
      <PoweredBy brand={brand} />
      <Toaster />
    </div>
  );
}
