import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/reason.ts';
import { useChange } from '../data/use-change.ts';
import { $messages } from '../messages/messages.ts';
import { logOut } from '../session/session.ts';
import { useStaffUser } from '../session/staff-user.ts';
import { adminPaths } from './admin-paths.ts';
import { keepToast } from './kept-toast.ts';
import { askBeforeLeaving } from './leaving.ts';

const LINK =
  'inline-flex min-h-11 items-center px-1 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** Who is at work, the ways around, and out (§2). */
export function AdminHeader({ brand }: { brand: string }) {
  const { email } = useStaffUser();
  const logout = useChange({
    run: logOut,
    onDone: () => keepToast({ title: 'Logged out', description: 'You have been logged out successfully' }),
    onError: (error) => showToast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <header className="border-b border-linen/60 bg-white">
      <div className="page flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
        <a href={paths.dashboard} className="mr-auto font-serif text-lg no-underline">
          {brand}
        </a>
        <p className="max-w-full truncate text-sm text-ink-soft">{email}</p>
        <button
          type="button"
          aria-disabled={logout.isPending || undefined}
          className={button('secondary', 'small')}
          onClick={() => askBeforeLeaving(() => void logout.run())}
        >
          Logout
        </button>
        <nav aria-label="Admin" className="flex w-full flex-wrap gap-x-6 lg:order-first lg:w-auto">
          <NavLink href={paths.dashboard}>Dashboard</NavLink>
          <NavLink href={adminPaths.messages}>
            Messages
            <UnhandledCount />
          </NavLink>
          <NavLink href={adminPaths.account}>Account</NavLink>
          <a href={paths.home} className={LINK}>
            Website
          </a>
        </nav>
      </div>
    </header>
  );
}

function NavLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} className={LINK} aria-current={location.pathname === href ? 'page' : undefined}>
      {children}
    </a>
  );
}

function UnhandledCount() {
  const { data } = useStore($messages);
  if (!data?.unhandled) return null;
  return (
    <span className="ml-1.5 rounded-full bg-clay-deep px-2 text-xs font-medium text-white">
      {data.unhandled} <span className="sr-only">new</span>
    </span>
  );
}
