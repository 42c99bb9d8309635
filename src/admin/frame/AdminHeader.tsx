import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { useMutation } from '../data/use-mutation.ts';
import { $unhandledMessages } from '../messages/messages.ts';
import { logOut } from '../session/session.ts';
import { useStaffUser } from '../session/staff-user.ts';
import { clearListPosition, dashboardAddress } from './list-position.ts';
import { showToastOnNextPage } from './next-page-toast.ts';
import { confirmLeaving } from './unsaved-changes.ts';

const LINK =
  'inline-flex min-h-11 items-center px-1 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink';

export function AdminHeader({ brand }: { brand: string }) {
  const { email } = useStaffUser();
  const logout = useMutation({
    run: logOut,
    onDone: () => showToastOnNextPage({ title: 'Logged out', description: 'You have been logged out successfully' }),
    onError: (error) => showToast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' }),
  });
  const isSlow = useDelayedPending(logout.isPending);
  return (
    <header className="border-b border-linen/60 bg-white">
      <div className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-2 lg:grid-cols-[auto_1fr_auto_auto]">
        <a {...dashboardLink()} className="font-serif text-lg no-underline lg:mr-4">
          {brand}
        </a>
        <nav
          aria-label="Admin"
          className="max-lg:order-last max-lg:col-span-full max-lg:-mx-1 max-lg:flex-wrap flex gap-x-5 lg:gap-x-6"
        >
          <a {...dashboardLink()} className={LINK} aria-current={isDashboard() ? 'page' : undefined}>
            Dashboard
          </a>
          <NavLink href={paths.messages}>
            Messages
            <UnhandledCount />
          </NavLink>
          <NavLink href={paths.account}>Account</NavLink>
          <NavLink href={paths.help}>Help</NavLink>
          <a href={paths.home} className={`${LINK} max-sm:hidden`}>
            Website
          </a>
        </nav>
        <p className="truncate text-xs text-ink-soft max-lg:order-3 max-lg:col-span-full">{email}</p>
        <button
          type="button"
          aria-disabled={logout.isPending || undefined}
          className={`${button('secondary', 'small')} ${isSlow ? 'opacity-50' : ''}`}
          onClick={() => confirmLeaving(() => void logout.run())}
        >
          Logout
        </button>
      </div>
    </header>
  );
}

const isDashboard = () => location.pathname === paths.dashboard;

/** From other screens back to the last position on the dashboard; on the dashboard to its start. */
const dashboardLink = () =>
  isDashboard() ? { href: paths.dashboard, onClick: clearListPosition } : { href: dashboardAddress() };

function NavLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} className={LINK} aria-current={location.pathname === href ? 'page' : undefined}>
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
