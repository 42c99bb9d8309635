import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { hasLocalDrafts } from '../app/clear-local-drafts.ts';
import { $dashboardAddress } from '../app/positions.ts';
import { $router, type ScreenName } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { errorMessage } from '../data/error-message.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { useMutation } from '../data/use-mutation.ts';
import { $unhandledMessages } from '../messages/messages.ts';
import { logOut } from '../session/session.ts';
import { useStaffUser } from '../session/staff-user.ts';
import { PaletteButton } from '../shortcuts/PaletteButton.tsx';
import { $unsaved, confirmLeaving } from './unsaved-changes.ts';

const LINK =
  'inline-flex min-h-11 items-center px-1 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink';

export function AdminHeader() {
  const { brand } = useSite();
  const user = useStaffUser();
  const dashboard = useDashboardLink();
  const logout = useMutation({
    run: () => logOut(user),
    onDone: () => showToast({ title: 'Logged out', description: 'You have been logged out successfully' }),
    onError: (error) => showToast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' }),
  });
  const isSlow = useDelayedPending(logout.isPending);
  return (
    <header className="border-b border-linen/60 bg-white">
      <div className="page grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-center gap-x-5 py-2 lg:grid-cols-[auto_1fr_auto_auto]">
        <a href={dashboard} className="font-serif text-lg no-underline lg:mr-4">
          {brand}
        </a>
        <nav
          aria-label="Admin"
          className="max-lg:order-last max-lg:col-span-full max-lg:-mx-1 max-lg:flex-wrap flex gap-x-5 lg:gap-x-6"
        >
          <NavLink to="dashboard" href={dashboard}>
            Dashboard
          </NavLink>
          <NavLink to="messages" href={paths.messages}>
            Messages
            <UnhandledCount />
          </NavLink>
          <NavLink to="account" href={paths.account}>
            Account
          </NavLink>
          <NavLink to="help" href={paths.help}>
            Help
          </NavLink>
          <a href={paths.home} className={`${LINK} max-sm:hidden`}>
            Website
          </a>
        </nav>
        <p className="truncate text-xs text-ink-soft max-lg:order-3 max-lg:col-span-full">{user.email}</p>
        <div className="flex flex-wrap items-center justify-end gap-x-3">
          <PaletteButton />
          <button
            type="button"
            aria-disabled={logout.isPending || undefined}
            className={`${button('secondary', 'small')} ${isSlow ? 'opacity-50' : ''}`}
            onClick={() => confirmLeaving(() => void logout.run(), LOGOUT, $unsaved.get() || hasLocalDrafts(user.id))}
          >
            Logout
          </button>
        </div>
      </div>
    </header>
  );
}

const LOGOUT = {
  title: 'Log out without saving?',
  description: 'This browser keeps changes that you have not saved yet. Logging out deletes them.',
  confirmLabel: 'Log out',
};

/** From other screens back to the last position on the dashboard; on the dashboard to its start. */
function useDashboardLink(): string {
  const last = useStore($dashboardAddress);
  return useStore($router)?.route === 'dashboard' ? paths.dashboard : last;
}

type NavLinkProps = { to: ScreenName; href: string; children: React.ReactNode };

function NavLink({ to, href, children }: NavLinkProps) {
  const isOpen = useStore($router)?.route === to;
  return (
    <a href={href} className={LINK} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  );
}

function UnhandledCount() {
  const { data } = useStore($unhandledMessages);
  if (!data?.unhandled) return null;
  return (
    <span className="ml-1.5 rounded-full bg-clay-deep px-2 text-xs font-medium text-white">
      {data.unhandled} <span className="sr-only">new</span>
    </span>
  );
}
